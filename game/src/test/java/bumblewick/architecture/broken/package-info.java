/** Classes that break one rule of the architecture each, named by their mistake; the rules are tried on them. */
package bumblewick.architecture.broken;

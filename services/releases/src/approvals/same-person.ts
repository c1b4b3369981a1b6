/**
 * Returns whether two actors are one person. The console prefixes the name of an operator, and the command line does
 * not.
 */
export const isSamePerson = (one: string, other: string): boolean => personOf(one) === personOf(other);

const personOf = (actor: string) => actor.replace(/^operator /, '').toLowerCase();

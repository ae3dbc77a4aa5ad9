// What Flow asks back, in US English, and what it says to a no.

export const question = {
  newLabel: (name: string) => `There is no label ${name} yet. Create it?`,
  whichOne: (names: readonly string[]) => `${either(names)}?`,
  left: 'All right.',
} as const;

const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

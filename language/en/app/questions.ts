// Questions that Flow asks, and its replies to a no, in US English.

export const question = {
  newLabel: (name: string) => `There is no label ${name} yet. Create it?`,
  perhaps: (name: string) => `Do you mean ${name}?`,
  whichOne: (names: readonly string[]) => `${either(names)}?`,
  /** `others`: other inbox mail from there. */
  archiveRest: (list: string, others: number, offline: boolean) =>
    `${offline ? `You’re offline. Flow unsubscribes you from ${list} when you’re back.` : `Unsubscribed from ${list}.`} ${
      others === 0
        ? 'Archive it?'
        : others === 1
          ? 'Archive it and the other one?'
          : `Archive it and the other ${others}?`
    }`,
  openPage: (list: string, host: string) => `${list} can only be left on its website, ${host}. Open it?`,
  fromSpam: (list: string) =>
    `This is in spam, and to unsubscribe would tell ${list} that you read it. Unsubscribe anyway?`,
  noWay: (list: string) => `${list} offers no safe way to unsubscribe. Archive it, or report it as spam?`,
  /** `written`: how often the person wrote to them. */
  blockKnown: (who: string, written: number) => `You have written to ${who} ${written} times. Block them?`,
  left: 'All right.',
} as const;

export const blockAnswer = {
  own: 'That is your own address.',
  already: (who: string) => `${who} is blocked already.`,
  notBlocked: (who: string) => `${who} is not blocked.`,
  nobody: (called: string, unblock: boolean) =>
    unblock
      ? `You have blocked nobody called ${called}.`
      : `I know nobody called ${called}. Open one of their emails and say “block this sender”.`,
} as const;

const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

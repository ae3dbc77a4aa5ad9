// Every brand string: the name and the sentences that stand for it.

export const brand = {
  name: 'Flow',
  title: 'Flow: email, calendar and your life, said and done',
  description: 'A chief of staff in your pocket: clear your mail and run your calendar by talking.',
  /** The headline's first words take turns; the rest stays. */
  headline: { turns: ['Email,', 'Calendar,', 'Your Life,'], rest: 'said and done.' },
  taglines: [
    'A chief of staff in your pocket.',
    'Twelve emails before the elevator opens.',
    'Walk in already briefed.',
    'Answer without looking down.',
  ],
} as const;

/** A document's title: the screen's name, then Flow's. */
export const titled = (screen: string): string => `${screen} · ${brand.name}`;

// What Flow says about times on offer. Names and titles come from other people: callers shorten and quote them first.

/** `who`: a name, or null for the person. */
export type SaidGive = { who: string | null; what: 'early' | 'late' | 'optional' | 'tentative' | 'focus' | 'lunch' };

export const findingReplies = {
  looking: 'Looking for a time.',
  withWhom: 'With whom? Say a name, or what the time is for.',
  /** `times`: 'Thursday: 13:30, 15:00 or 16:30'. */
  three: (times: string) => `${times}. Which?`,
  /** `time`: 'Thursday at 14:00'. */
  one: (time: string, suits: string) => `${time} ${suits}. Shall I?`,
  oneWith: (time: string, suits: string, gives: string) => `${time} ${suits}, but ${gives}. Shall I?`,
  unseen: (names: string, several: boolean) => `I can’t see ${names}’s calendar${several ? 's' : ''}.`,
  notAllowed: 'I can’t see when others are busy. Reconnect Google in settings to allow it.',
  offline: 'I can’t reach other calendars now, so this is only from yours.',
  tooMany: 'I’ve looked into many calendars in this hour, so this is only from yours.',
  /** `day`: 'on Friday', or empty where there are several. */
  nothing: (day: string) => `Nothing is free in that time${day === '' ? '' : ` ${day}`}.`,
  /** `time`: 'Thursday at 14:00'. */
  leastBad: (time: string, gives: string) => `The least bad is ${time}: ${gives}.`,
  past: 'That time has passed. Say a later one.',
  noLonger: 'Those times are from a while ago. Ask me again.',
  dropped: 'All right. Nothing is booked.',
  noEarlier: 'Nothing earlier is free.',
  noLater: 'Nothing later is free.',
  noOther: 'No other day has a free time.',
  noMore: 'Those are all the times that differ.',
  tooManyPeople: 'I look into at most 20 calendars at a time. Name fewer people.',
} as const;

/** 'suits you both', 'suits all three', 'is free'. `seen`: other people whose calendars Flow saw. */
export const suitsWords = (seen: number): string => {
  if (seen === 0) return 'is free for you';
  return seen === 1 ? 'suits you both' : `suits all ${numbers[seen + 1] ?? seen + 1}`;
};

const numbers: readonly string[] = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const giveWords = ({ who, what }: SaidGive): string => {
  const name = who ?? 'you';
  switch (what) {
    case 'early':
      return `${name} ${who === null ? 'start' : 'starts'} early`;
    case 'late':
      return `${name} ${who === null ? 'stay' : 'stays'} late`;
    case 'optional':
      return `${name} can’t come`;
    case 'tentative':
      return 'you said maybe to something then';
    case 'focus':
      return 'it cuts your focus time';
    case 'lunch':
      return 'it takes your lunch';
  }
};

/** `title`: quoted. */
export const wouldMove = (title: string): string => `you’d move ${title}`;
export const wouldMiss = (name: string): string => `${name} is busy`;

export const reasonWords = {
  allFree: (count: number) => (count === 1 ? 'you’re both free' : `all ${numbers[count + 1] ?? count + 1} are free`),
  alone: 'you’re free',
  after: (title: string) => `it follows ${title}`,
  before: (title: string) => `it comes right before ${title}`,
  keeps: 'it breaks up no long stretch',
  first: 'it’s the first day that works',
} as const;

export const whyReply = (time: string, reasons: string): string => `${time}: ${reasons}.`;
export const whyNotReply = (time: string, reasons: string): string => `Not ${time}: ${reasons}.`;
export const whyNotWorse = (time: string): string => `${time} works too. It’s only a little worse.`;
export const outsideAsked = 'it’s outside the time that you named';
export const ownBusy = (title: string): string => `you have ${title}`;

export const listedOr = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;
export const listedAnd = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

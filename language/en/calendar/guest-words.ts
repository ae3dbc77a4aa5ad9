// Sentences about guests: who hears of a change, which change still waits, and what Flow told them.

type Person = { email: string; name: string };

/** 'Ana', 'Ana and Raj', 'Ana and 3 others'. */
export const peopleNamed = (people: readonly Person[]): string => {
  const [first, second, ...more] = people.map(guestName);
  if (first === undefined) return 'the guests';
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} others`;
};

/** 'all 26 people including 6 outside your company'. */
export const crowdWords = ({ people, outside }: { people: number; outside: number }): string => {
  if (outside === 0) return `all ${people} people`;
  return outside === people
    ? `all ${people} people outside your company`
    : `all ${people} people including ${outside} outside your company`;
};

/** 'Ana, Raj and Tom'. */
export const listedNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Other people choose their names, so Flow says at most three words. None is an address, a link or a phone number. */
export const guestName = ({ name, email }: Person): string => {
  const words = name.includes('@') ? [] : name.normalize('NFKC').split(/[^\p{L}\p{M}\p{N}.'’-]+/u);
  const said = words
    .filter((word) => /^(?:\p{L}[^.]*\.?|\d{1,3})$/u.test(word))
    .map((word) => word.slice(0, longestWord));
  return said.slice(0, 3).join(' ') || email;
};

const longestWord = 30;

/** 'Telling Ana and Raj: “Budget” is off'. */
export const heldWords = (kind: string, title: string, people: readonly Person[]): string => {
  const what = title === '' ? 'it' : `“${title}”`;
  const whom = peopleNamed(people);
  switch (kind) {
    case 'respond':
      return `Answering ${whom} about ${what}`;
    case 'schedule':
      return `Inviting ${whom} to ${what}`;
    case 'reschedule':
      return `Telling ${whom} that ${what} moves`;
    case 'cancel-event':
      return `Telling ${whom} that ${what} is off`;
    default:
      return `Telling ${whom} about ${what}`;
  }
};

/** 'Accepted. Priya hears in a moment.' */
export const answeredWords = (answer: string, organizer: Person | null): string =>
  `${answerVerbs[answer] ?? 'Answered'}. ${hearWords(organizer === null ? [] : [organizer], true)}`;

/** After a change that waits for its hold, or for the connection. */
export const hearWords = (people: readonly Person[], online: boolean): string => {
  const whom = people.length === 0 ? 'The organizer' : peopleNamed(people);
  return `${whom} ${people.length > 1 ? 'hear' : 'hears'} ${online ? 'in a moment' : 'once you’re online'}.`;
};

const answerVerbs: Readonly<Record<string, string>> = {
  accepted: 'Accepted',
  declined: 'Declined',
  tentative: 'Answered maybe',
};

/** `count`: of the people. A crowd is counted aloud. */
export const tellQuestion = (kind: string, people: string, count: number): string => {
  const whom = count > crowd ? `all ${count} people` : people;
  switch (kind) {
    case 'schedule':
      return `That invites ${whom}. Go ahead?`;
    case 'reschedule':
      return `That moves it for ${whom}, too. Tell them?`;
    case 'cancel-event':
      return `That cancels it for ${whom}, too. Tell them?`;
    default:
      return `That tells ${whom}. Go ahead?`;
  }
};
const crowd = 20;

/** After guests heard of a change. `at`: when, as a clock says it. */
export const takeBackQuestion = (kind: string, whom: string, at: string, count: number): string => {
  const were = count === 1 ? 'was' : 'were';
  switch (kind) {
    case 'cancel-event':
      return `${whom} ${were} told at ${at} that it is off. Tell them it is on again?`;
    case 'schedule':
      return `${whom} ${were} invited at ${at}. Cancel it and tell them?`;
    case 'reschedule':
      return `${whom} ${were} told the new time at ${at}. Move it back and tell them?`;
    case 'respond':
      return `${whom} heard your answer at ${at}. Send your earlier one?`;
    case 'redo':
      return `That tells ${whom}. Go ahead?`;
    default:
      return `${whom} ${were} told at ${at}. Take it back and tell them?`;
  }
};

export const guestReplies = {
  kept: 'I left it as it was.',
  held: 'Held. Nobody heard of it.',
  left: 'It had already left. Say undo to tell them otherwise.',
  unreachable: 'I can’t reach the server, so I don’t know whether it left.',
  takenBack: 'Taken back. They hear of it in a moment.',
} as const;

// Describes an invitation in US English, by the listener's clock: 'Maya invites you to Budget review, Tuesday at 10 AM, an hour, with Tom
// and Priya.'
import type { Invitation } from '#domain/mail.ts';
import { type SaidAt, saidDay, saidMoment } from '#language/en/engine/moments.ts';

export type Invited = Pick<Invitation, 'method' | 'title' | 'place' | 'allDay' | 'every' | 'changed' | 'answer'> & {
  /** Empty if Flow distrusts the sender. */
  sender: string;
  /** Without the person and the sender. */
  guests: readonly string[];
  minutes: number | null;
  starts: SaidAt;
};

export const invitationReply = (of: Invited): string => {
  const what = of.title || 'a meeting';
  switch (of.method) {
    case 'cancel':
      return `${of.sender ? `${of.sender} canceled ${what}` : `Canceled: ${what}`}, ${whenWords(of)}.`;
    case 'reply':
      return `${of.sender || 'Somebody'} ${answers[of.answer ?? 'answered']} ${what}, ${whenWords(of)}.`;
    case 'request':
      return ended([
        `${opening(of)} ${what}`,
        whenWords(of),
        lengthWords(of),
        withWords(of.guests),
        placeWords(of.place),
      ]);
  }
};

const opening = ({ sender, changed }: Invited): string => {
  if (changed) return sender ? `${sender} changed` : 'Changed:';
  return sender ? `${sender} invites you to` : 'An invitation to';
};

const answers = {
  accepted: 'will come to',
  declined: 'will not come to',
  tentative: 'may come to',
  answered: 'answered about',
} as const;

const whenWords = ({ starts, allDay, every }: Invited): string => {
  const when = allDay ? saidDay(starts) : saidMoment(starts);
  if (every === undefined) return when;
  const often = every.count === 1 ? `every ${every.unit}` : `every ${every.count} ${every.unit}s`;
  return `${often} ${starts.at < starts.now ? 'since' : 'from'} ${when}`;
};

const lengthWords = ({ minutes, allDay }: Invited): string => {
  if (allDay) return minutes === null || minutes <= aDay ? 'all day' : `${Math.round(minutes / aDay)} days`;
  return minutes === null || minutes <= 0 ? '' : minutesWords(minutes);
};

const minutesWords = (minutes: number): string => {
  const known = lengths.get(minutes);
  if (known !== undefined) return known;
  const hours = Math.floor(minutes / 60);
  if (minutes % 60 === 0) return `${hours} hours`;
  return hours > 1 && minutes % 60 === 30 ? `${hours} and a half hours` : `${minutes} minutes`;
};

const lengths: ReadonlyMap<number, string> = new Map([
  [30, 'half an hour'],
  [60, 'an hour'],
  [90, 'an hour and a half'],
]);

const aDay = 1440;

/** Names two of more than three guests. */
const withWords = (guests: readonly string[]): string => {
  const [first, second, third] = guests;
  if (first === undefined) return '';
  if (second === undefined) return `with ${first}`;
  if (third === undefined) return `with ${first} and ${second}`;
  return guests.length === 3
    ? `with ${first}, ${second} and ${third}`
    : `with ${first}, ${second} and ${guests.length - 2} others`;
};

/** A spoken link is useless. */
const placeWords = (place = ''): string => {
  if (place === '') return '';
  if (/https?:|^(?:microsoft )?teams\b|\bzoom\b|\bmeet\b/i.test(place)) return 'by video';
  return /^(?:in|at|by|on)\b/i.test(place) ? place : `at ${place}`;
};

const ended = (parts: readonly string[]): string => {
  const said = parts.filter((part) => part !== '').join(', ');
  return /[.?!]$/.test(said) ? said : `${said}.`;
};

// The expected short form of a label and its details, as `shortFor` writes it.

/** `person: Tom; time: Friday 20 November 2026`, by name and as a whole. */
export type Slots = { whole: string; of: (name: string) => string | undefined };

export const slotsOf = (written: string): Slots => {
  const named = new Map(
    written.split('; ').flatMap((part) => {
      const [, name, value] = /^(?:which: )?([a-z ]+): (.+)$/.exec(part) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
  return { whole: written, of: (name) => named.get(name) };
};

export const expectedOf = (id: string, slots: Slots): string => expected[id]?.(slots) ?? id;

type Expect = (slots: Slots) => string;

const labels: ReadonlySet<string> = new Set(['Legal', 'Receipts', 'Travel', 'Hiring']);

const labelled =
  (act: string): Expect =>
  ({ whole }) => {
    const name = whole.replace(/^label: /, '');
    if (name === '') return `labels:${act}`;
    if (name === 'Acme') return `which-label:${act}`;
    return labels.has(name) ? `${act}:Label_${name}` : `new-label:${act}:${name}`;
  };

const putOff =
  (act: string): Expect =>
  ({ whole }) =>
    whole === '' ? `when:${act}` : act;

const blocked =
  (act: string): Expect =>
  ({ whole, of }) => {
    const who = of('person') ?? whole;
    return who === '' ? act : `${act}:${who}`;
  };

const moved =
  (to: string): Expect =>
  ({ whole }) =>
    `${to}:${whole === '' ? 1 : Number(whole)}`;

const worded =
  (act: string): Expect =>
  ({ of }) =>
    of('text') === undefined ? act : `${act}:words`;

const toSomebody =
  (act: string): Expect =>
  ({ of }) =>
    of('person') === undefined ? act : `${act}:who`;

const takenBack: Expect = ({ whole, of }) => {
  if (whole === 'whole') return 'take-back:all';
  if (of('count') !== undefined) return 'take-back:last';
  return of('place') === undefined ? 'take-back:named' : 'take-back:nth';
};

const stock: Readonly<Record<string, string>> = {
  gratitude: 'thanks',
  assent: 'yes',
  refusal: 'no',
  delay: 'later',
  dates: 'times',
};

const options: Readonly<Record<string, string>> = { first: 'option:0', second: 'option:1', none: 'no' };

const expected: Readonly<Record<string, Expect>> = {
  snooze: putOff('snooze'),
  remind: putOff('remind'),
  label: labelled('label'),
  move: labelled('move'),
  unlabel: ({ whole }) => (labels.has(whole) ? `unlabel:Label_${whole}` : 'no:no-such-label'),
  block: blocked('block'),
  unblock: blocked('unblock'),
  next: moved('next'),
  previous: moved('previous'),
  speed: ({ whole }) => `speed:${Number(whole)}`,
  'take-back': takenBack,
  'open-result': ({ whole }) => `open-result:${whole}`,
  reply: worded('reply'),
  'reply-all': worded('reply-all'),
  note: worded('note'),
  forward: toSomebody('forward'),
  new: toSomebody('new'),
  short: ({ whole }) => `short:${stock[whole] ?? whole}`,
  option: ({ whole }) => options[whole] ?? whole,
  answer: ({ whole }) => (whole.startsWith('minus') ? 'answer:without' : 'answer:only'),
  bulk: ({ of }) => `bulk:${of('act') ?? ''}`,
  none: () => 'fallback',
};

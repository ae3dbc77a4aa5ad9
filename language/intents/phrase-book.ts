// Every phrase Flow knows, with its meaning: what the matcher is made of and the checks go through, and what a recogniser
// can be told to listen for.

import { forbidden, inversionPhrases } from '#language/en/app/inversion-phrases.ts';
import { commandPhrases } from '#language/en/mail/command-phrases.ts';
import { places } from '#language/en/mail/put-off-phrases.ts';
import { which } from '#language/en/mail/which.ts';
import { notYet } from '#language/en/unsupported/not-yet-phrases.ts';
import { keys } from '#language/engine/each.ts';
import { parseTemplate, type Template, withoutSlot, withSlot } from '#language/engine/template.ts';
import type { ActKind, LabelKind, PutOffKind, TriageKind } from '#language/mail/command-kinds.ts';
import { isBlockKind, isLabelKind, isPutOff } from '#language/mail/command-kinds.ts';
import type {
  LabelWordings,
  PutOffWordings,
  TriageSense,
  TriageWordings,
  Which,
} from '#language/mail/phrase-meaning.ts';
import { controlPhrases } from './control-phrases.ts';
import type { Meaning } from './meaning.ts';

export type Phrase = { template: Template; meaning: Meaning };

/** All of them, made anew on every call. */
export const phraseBook = (): Phrase[] => [...phrases()];

/** The same a few at a time. */
export function* phrases(): Generator<Phrase> {
  for (const command of keys(commandPhrases)) yield* ofCommand(command);
  for (const kind of keys(inversionPhrases)) yield* inversion(kind);
  for (const kind of keys(controlPhrases))
    for (const { control, templates, whenEmpty = false } of controlPhrases[kind])
      yield* written(templates, { kind: 'control', control, whenEmpty });
  yield* refused();
}

function* refused(): Generator<Phrase> {
  for (const why of keys(forbidden)) yield* ofMail(forbidden[why], () => ({ kind: 'refused', why }));
  yield* ofMail(places, () => ({ kind: 'refused', why: 'no-place' }));
  for (const why of keys(notYet)) yield* written(notYet[why], { kind: 'refused', why });
}

const ofCommand = (command: ActKind): Iterable<Phrase> => {
  if (command === 'unsubscribe') return ofMail(commandPhrases[command].said, (which) => ({ kind: command, which }));
  if (isBlockKind(command)) return ofMail(commandPhrases[command].said, (which) => ({ kind: 'block', command, which }));
  if (isPutOff(command)) return putOff(command, commandPhrases[command].said);
  return isLabelKind(command)
    ? labelling(command, commandPhrases[command].said)
    : triage(command, commandPhrases[command].said);
};

const triage = (command: TriageKind, wordings: TriageWordings): Phrase[] => {
  const meaning =
    (sense: TriageSense) =>
    (of: Which): Meaning => ({ kind: 'triage', command, sense, which: of });
  return [
    ...ofMail(wordings.plain, meaning('plain')),
    ...ofMail(wordings.inMail ?? [], meaning('in-mail')),
    ...ofMail(wordings.whereNeeded ?? [], meaning('needed')),
    ...ofMail(wordings.lesser ?? [], meaning('lesser')),
    ...written(wordings.ofTheLast ?? [], meaning('plain')('last')),
  ];
};

const putOff = (command: PutOffKind, wordings: PutOffWordings): Phrase[] =>
  wordings.flatMap(({ templates, inMail = false, unlessAnswered = false, archive = false }) => [
    ...ofMail(templates, (which) => ({ kind: 'put-off', command, which, when: null, inMail, unlessAnswered, archive })),
  ]);

const labelling = (command: LabelKind, { plain, ofKnown = [], asking }: LabelWordings): Phrase[] => {
  const meaning =
    (named: boolean, known: boolean) =>
    (of: Which): Meaning => ({ kind: 'label', command, which: of, said: named ? [] : null, ofKnown: known });
  return [
    ...ofMail(plain, meaning(true, false)),
    ...ofMail(ofKnown, meaning(true, true)),
    ...ofMail(asking, meaning(false, false)),
  ];
};

const inversion = (kind: 'undo' | 'redo'): Phrase[] => [
  ...written(inversionPhrases[kind], { kind, of: null }),
  ...keys(commandPhrases).flatMap((of) => [...ofMail(commandPhrases[of][kind] ?? [], () => ({ kind, of }))]),
];

function* written(texts: readonly string[], meaning: Meaning): Generator<Phrase> {
  for (const text of texts) yield { template: parseTemplate(text), meaning };
}

/** `{mail}` is filled by every way of pointing; a phrase that does without is about the mail that plays. */
function* ofMail(texts: readonly string[], meaning: (of: Which) => Meaning): Generator<Phrase> {
  for (const text of texts) {
    const template = parseTemplate(text);
    yield* entry(withoutSlot(template, 'mail'), meaning('this'));
    for (const { of, pointer } of pointers) yield* entry(withSlot(template, 'mail', pointer), meaning(of));
  }
}

const entry = (template: Template | null, meaning: Meaning): Phrase[] => (template ? [{ template, meaning }] : []);

const pointers = keys(which).map((of) => ({ of, pointer: { kind: 'one' as const, of: which[of].map(parseTemplate) } }));

// The sources of each state's grammar: Flow's phrases, and free-form words.
import type { GrammarName } from '#domain/speech.ts';
import { readyActs, writingActs } from '#language/drafting/draft-act.ts';
import { actNames, bareYes, noTemplates, yesTemplates } from '#language/en/bulk/bulk-words.ts';
import { type DraftPhrase, draftPhrases } from '#language/en/drafting/draft-phrases.ts';
import { shortPhrases } from '#language/en/drafting/short-replies.ts';
import { actsNamed, answerPhrases, ordinals } from '#language/en/engine/answers.ts';
import { type HeardPhrases, heardPhrases } from '#language/en/grammar/heard-phrases.ts';
import { answersAlone, type HeardKind, heardWords, pointing } from '#language/en/grammar/heard-words.ts';
import { screenPhrases } from '#language/en/grammar/screen-phrases.ts';
import { inquiryPhrases } from '#language/en/player/inquiry-phrases.ts';
import { keys } from '#language/engine/tables.ts';
import { parseTemplate, type Template, withoutSlot, withSlot } from '#language/engine/template.ts';
import type { PhrasedControl } from '#language/intents/intent.ts';
import { phraseBook } from '#language/intents/phrase-book.ts';
import type { PhraseIntent } from '#language/intents/phrase-intent.ts';
import type { Inquiry } from '#language/player/inquiry.ts';

/** `words`: limits the phrase to these; null keeps all of it. `polite`: allows 'please'. */
export type Source = { kind: HeardKind | null; template: Template; words: ReadonlySet<string> | null; polite: boolean };

export const sourcesOf = (name: GrammarName): Source[] => [
  ...appSourcesOf(name),
  ...freeSources(name, screenPhrases[name] ?? []),
];

/** Without the phrases of the screen in front. */
export const appSourcesOf = (name: GrammarName): Source[] => [
  ...phrasesOf[name]().map(({ kind, template }) => ({
    kind,
    template,
    words: wordsFor(kind),
    // In a short answer, 'thanks' is the answer itself.
    polite: isPolite[name] && !kind.startsWith('short:'),
  })),
  ...freeSources(name, heardPhrases[name]),
];

const freeSources = (name: GrammarName, phrases: readonly HeardPhrases[]): Source[] =>
  phrases.flatMap(({ templates, bare = false }) =>
    templates.map((text) => ({
      kind: null,
      template: parseTemplate(text),
      words: null,
      polite: isPolite[name] && !bare,
    })),
  );

/** Nobody dictates or names people with 'please'. */
const isPolite: Record<GrammarName, boolean> = {
  inbox: true,
  history: true,
  question: true,
  bulk: true,
  draft: true,
  dictation: false,
  recipients: false,
};

const wordsFor = (kind: HeardKind): ReadonlySet<string> => new Set(`${heardWords[kind]} ${pointing}`.split(' '));

type Phrased = { kind: HeardKind; template: Template };

const ofTheApp = (): Phrased[] => [
  ...phraseBook().map(({ template, intent }) => ({ kind: kindOf(intent), template })),
  ...Object.keys(inquiryPhrases).filter(isInquiry).flatMap(inquiry),
  ...Object.keys(shortPhrases)
    .filter(isShort)
    .flatMap((one) => read(`short:${one}`, shortPhrases[one])),
  ...drafts(
    'reply',
    'reply-all',
    'forward',
    'new',
    'note',
    'drafts',
    'hold-setting',
    'unsend',
    'call-back',
    'hold',
    'hold-all',
  ),
];

const amongResults: ReadonlySet<HeardKind> = new Set<HeardKind>(['open-result', 'to-results', 'to-inbox']);

const phrasesOf: Record<GrammarName, () => Phrased[]> = {
  inbox: ofTheApp,
  // Search results are never on this screen.
  history: () => ofTheApp().filter(({ kind }) => !amongResults.has(kind)),
  question: () => [
    ...answerPhrases.yes.map((text) => answered('answer:yes', text)),
    ...answerPhrases.no.map((text) => answered('answer:no', text)),
    ...ordinals.flatMap((words) => read('answer:nth', words)),
    ...controls('pause', 'resume', 'stop', 'next', 'previous', 'faster', 'slower'),
    ...read('snooze', ['{moment}', 'until {when}']),
    ...inquiry('repeat'),
    ...inquiry('help'),
  ],
  bulk: () => [
    ...keys(actNames).flatMap((act) => read('bulk:yes', yesTemplates(act))),
    ...read('bulk:bare-yes', bareYes),
    ...read('bulk:no', noTemplates),
    ...controls('pause', 'stop'),
    ...inquiry('repeat'),
    ...inquiry('help'),
  ],
  draft: () => [
    ...drafts(...readyActs, 'later', 'as-new'),
    ...controls('pause'),
    ...inquiry('repeat'),
    ...inquiry('help'),
  ],
  dictation: () => drafts(...writingActs),
  recipients: () => [...drafts('hold-all', 'hold', 'discard', 'save'), ...controls('pause')],
};

const read = (kind: HeardKind, texts: readonly string[]): Phrased[] =>
  texts.map((text) => ({ kind, template: parseTemplate(text) }));

const drafts = (...kinds: readonly DraftPhrase[]): Phrased[] =>
  kinds.flatMap((kind) => read(`draft:${kind}`, draftPhrases[kind]));

const inquiry = (about: Inquiry): Phrased[] => read(`inquiry:${about}`, inquiryPhrases[about]);

const isInquiry = (name: string): name is Inquiry => name in inquiryPhrases;
const isShort = (name: string): name is keyof typeof shortPhrases => name in shortPhrases;

const controls = (...kinds: readonly PhrasedControl['kind'][]): Phrased[] =>
  phraseBook()
    .map(({ template, intent }) => ({ kind: kindOf(intent), template }))
    .filter(({ kind }) => kinds.some((one) => one === kind));

const kindOf = (intent: PhraseIntent): HeardKind => {
  switch (intent.kind) {
    case 'control':
      return heardAs(intent.control.kind);
    case 'refused':
      return intent.why;
    case 'undo':
    case 'redo':
    case 'unsubscribe':
      return intent.kind;
    default:
      return intent.command;
  }
};

const heardAs = (kind: string): HeardKind => {
  if (isHeard(kind)) return kind;
  throw new Error(`No phrase is tabled for ${kind}`);
};

const isHeard = (kind: string): kind is HeardKind => kind in heardWords;

const answered = (kind: HeardKind, text: string): Phrased => {
  const template = parseTemplate(text);
  const names = Object.values(actsNamed).join('|');
  const alone = `(${answersAlone.map((act) => actsNamed[act]).join('|')}|(${names}) (it|them))`;
  const named = withSlot(template, 'act', parseTemplate(text === '{act}' ? alone : `(${names}) [it|them]`));
  return { kind, template: { kind: 'one', of: [withoutSlot(template, 'act'), named].filter((one) => one !== null) } };
};

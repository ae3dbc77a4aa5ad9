// Asks the mailbox: looks for the answer, says it, shows it, and reacts to words about it. It loads with the first question.
import type { Quoted } from '#domain/answer.ts';
import type { PersonCard } from '#domain/person.ts';
import { Problem } from '#domain/problem.ts';
import type { AskRequest } from '#language/asking/ask-request.ts';
import { questionOf } from '#language/asking/question.ts';
import { lookFailed, noOther, nothingAsked } from '#language/en/asking/answer-replies.ts';
import { lastWords, neverHeard } from '#language/en/asking/person-replies.ts';
import { payment } from '#web/commands/pay-for-answer.ts';
import { needCredits } from '#web/commands/unpaid-act.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { spokenQuery } from '#web/conversation/search/query.ts';
import type { Search } from '#web/conversation/search/search.ts';
import { answerOf } from '#web/data/answers.ts';
import { type Asked, aboutSomebody, forgetSomebody, hasAskedOfSomebody } from './about-somebody.ts';
import { answersIn, answerWords, sentenceWords } from './answer-words.ts';
import { calledOf, dayOfQuote, latestOf } from './person-words.ts';
import { withRealNames } from './real-names.ts';
import { rememberName } from './remember-name.ts';
import { type ShownAnswer, type ShownPerson, shownAnswer } from './shown-answer.ts';
import { forgetSaid, hasSaidLessons, showForgetAll, tellLessons } from './tell-lessons.ts';
import { tellPeople, tellPerson } from './tell-person.ts';
import { hasSaidPromises, settleSaid, type Teller, tellPromises } from './tell-promises.ts';
import { wantBriefing } from './wanted-briefing.ts';

type Asker = Teller & {
  search: Search;
  drafting: { act: (act: { kind: 'new'; who: string; subject: null; words: null }, heard?: string) => void };
  scenes: {
    enter: (scene: {
      name: string;
      situation: () => { answered: boolean; person: boolean; promised: boolean; taught: boolean; somebody: boolean };
    }) => unknown;
  };
};

export const askMail = (said: AskRequest, heard: string | undefined, asker: Asker): void => {
  knowAnswer(asker);
  const request = aboutSomebody(said);
  if (request !== null) answer(request, heard, asker);
};

const answer = (request: Asked, heard: string | undefined, asker: Asker): void => {
  switch (request.does) {
    case 'ask':
      return void ask(request.asked, heard, asker);
    case 'read':
      withPerson(({ card }) => say(lastWhole(card), heard, asker));
      return withFound((found) => say(sentenceWords(found), heard, asker));
    case 'open':
      return openAnswer(asker);
    case 'other':
      return other(heard, asker);
    case 'close':
      return shownAnswer.become(null);
    case 'brief':
      return wantBriefing(request.of, heard, asker);
    case 'promises':
      return void tellPromises(request, heard, asker);
    case 'settle':
      return settleSaid(request.nth, request.as, heard, asker);
    default:
      return isAboutLessons(request) ? aboutLessons(request, heard, asker) : aboutPeople(request, heard, asker);
  }
};

type AboutLessons = Extract<AskRequest, { does: 'lessons' | 'forget' | 'forget-all' | 'remember' }>;

const isAboutLessons = (request: AboutLessons | AboutPeople): request is AboutLessons =>
  request.does === 'lessons' || request.does === 'remember' || request.does.startsWith('forget');

const aboutLessons = (request: AboutLessons, heard: string | undefined, asker: Asker): void => {
  switch (request.does) {
    case 'lessons':
      return void tellLessons(heard, asker);
    case 'forget':
      return forgetSaid(request.nth, heard, asker);
    case 'forget-all':
      return showForgetAll(heard, asker);
    case 'remember':
      return void rememberName(request, heard, asker);
  }
};

type AboutPeople = Extract<AskRequest, { does: 'person' | 'people' | 'write' | 'mails' }>;

const aboutPeople = (request: AboutPeople, heard: string | undefined, asker: Asker): void => {
  switch (request.does) {
    case 'person':
      return void tellPerson(request, heard, asker);
    case 'people':
      return void tellPeople(request, heard, asker);
    case 'write':
      return withPerson(({ card }) => {
        shownAnswer.become(null);
        asker.drafting.act({ kind: 'new', who: card.emails[0] ?? '', subject: null, words: null }, heard);
      });
    case 'mails':
      return withPerson(({ card }) => showMails(card, heard, asker));
  }
};

/** Brings the mail of the answer to the front. */
export const openAnswer = ({ search }: Asker): void => {
  const shown = shownAnswer.current();
  withPerson(({ card }) => {
    const latest = latestOf(card);
    if (latest !== null && shown !== null) openQuoted(latest, shown.asked, search);
  });
  withFound(({ value }, { asked }) => openQuoted(value, asked, search));
};

/** A line of a card leads to its mail. */
export const openQuoted = (quoted: Quoted, asked: string, search: Search): void => {
  shownAnswer.become(null);
  void search.showMail(quoted, asked);
};

export const showMails = ({ emails: [email = ''] }: PersonCard, heard: string | undefined, { search }: Asker): void => {
  shownAnswer.become(null);
  search.ask(spokenQuery(`mail from ${email}`), heard);
};

const lastWhole = (card: PersonCard): string => {
  const latest = latestOf(card);
  if (latest === null) return neverHeard(calledOf(card));
  return lastWords({ who: latest.own ? null : calledOf(card), when: dayOfQuote(latest), words: latest.text });
};

const withPerson = (then: (person: ShownPerson) => void): void => {
  const shown = shownAnswer.current();
  if (shown?.state === 'person') then(shown.person);
};

const ask = async (asked: string, heard: string | undefined, asker: Asker): Promise<void> => {
  const question = questionOf(withRealNames(asked));
  if (question.terms.length + question.who.length === 0) return say(nothingAsked, heard, asker);
  const pay = heard === undefined ? () => {} : payment('answer');
  if (pay === null) return say(needCredits({ kind: 'question', words: asked }), heard, asker);
  const cancelled = new AbortController();
  const looking: ShownAnswer = { asked, state: 'looking' };
  shownAnswer.become(looking);
  const isCurrent = (): boolean => shownAnswer.current() === looking;
  const stop = shownAnswer.subscribe(() => isCurrent() || cancelled.abort());
  try {
    const answered = await answerOf(question, asker.ownAddress, cancelled.signal);
    if (!isCurrent()) return;
    const ready = { asked, state: 'ready' as const, nth: 0, ...answered };
    shownAnswer.become(ready);
    if (answersIn(answered.answer).length > 0) pay();
    say(answerWords(ready), heard, asker);
  } catch (error) {
    if (!isCurrent()) return;
    shownAnswer.become({ asked, state: 'failed', problem: error instanceof Problem ? error.code : 'unexpected' });
    say(lookFailed, heard, asker);
  } finally {
    stop();
  }
};

const other = (heard: string | undefined, asker: Asker): void => {
  const shown = shownAnswer.current();
  if (shown?.state !== 'ready') return;
  const nth = shown.nth + 1;
  if (nth >= answersIn(shown.answer).length) return say(noOther, heard, asker);
  const next = { ...shown, nth };
  shownAnswer.become(next);
  say(answerWords(next), heard, asker);
};

const withFound = (
  then: (found: ReturnType<typeof answersIn>[number], shown: Extract<ShownAnswer, { state: 'ready' }>) => void,
): void => {
  const shown = shownAnswer.current();
  const found = shown?.state === 'ready' ? answersIn(shown.answer)[shown.nth] : undefined;
  if (shown?.state === 'ready' && found) then(found, shown);
};

const say = (words: string, heard: string | undefined, { captions, player }: Asker): void => {
  captions.say(words, heard);
  player.tell(words);
};

/** From the first question on, the situation says whether an answer is shown. Another mail takes it away. */
const knowAnswer = (asker: Asker): void => {
  if (known.has(asker)) return;
  known.add(asker);
  asker.scenes.enter({
    name: 'answer',
    situation: () => {
      const state = shownAnswer.current()?.state;
      return {
        answered: state === 'ready' || state === 'person',
        person: state === 'person',
        promised: hasSaidPromises(),
        taught: hasSaidLessons(asker),
        somebody: hasAskedOfSomebody(),
      };
    },
  });
  let { current } = queueViewOf(asker.player.state.current());
  asker.player.state.subscribe(() => {
    const next = queueViewOf(asker.player.state.current()).current;
    if (next !== current) forgetSomebody();
    if (next !== current && shownAnswer.current() !== null) shownAnswer.become(null);
    current = next;
  });
};

const known = new WeakSet<Asker>();

// Tells promises by threes, and settles one of those just said.
import { isOwed, type OpenPromise, type PromiseMark } from '#domain/promise.ts';
import type { AskRequest } from '#language/asking/ask-request.ts';
import { somebodyAtHand } from '#language/en/asking/person-phrases.ts';
import { whoIsMeant } from '#language/en/asking/person-replies.ts';
import * as say from '#language/en/asking/promise-replies.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import type { Questions } from '#web/conversation/asking/questions.ts';
import type { Player } from '#web/conversation/player/player.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { addressesOf } from '#web/data/given-names.ts';
import { askPromises, type PromiseList } from '#web/data/promises.ts';
import { perDevice } from '#web/device.ts';
import { personAtHand } from './at-hand.ts';
import { isWithin, otherName, saidPromise } from './promise-words.ts';
import { shownAnswer } from './shown-answer.ts';

export type Teller = { player: Player; captions: Captions; questions: Questions; ownAddress: string };

type Asked = Extract<AskRequest, { does: 'promises' }>;

/** The promises that Flow named last. */
const said = perDevice((): { last: readonly OpenPromise[] } => ({ last: [] }));

/** The screen shows these, so words about the first mean the first of them. */
export const namePromises = (shown: readonly OpenPromise[]): void => {
  said().last = shown;
};

export const hasSaidPromises = (): boolean => said().last.length > 0;

export const tellPromises = async (request: Asked, heard: string | undefined, teller: Teller): Promise<void> => {
  const meant = whoIsAsked(request.who, teller);
  if (meant === 'nobody') return tell(whoIsMeant, heard, teller);
  const list = await askPromises(teller.ownAddress);
  if (list.state === 'failed') return tell(say.promisesFailed, heard, teller);
  const { side, days } = request;
  const all = openOnes(list, { ...request, who: meant.who });
  said().last = [];
  if (all.length === 0) return tell(withPlace(say.noPromises(side, meant.called, days), list), heard, teller);
  const requests = all.filter(isRequest).length;
  const count = say.promiseCount(side, all.length - requests, requests, days);
  goOn(all, withPlace(count, list), heard, teller);
};

/** `who` finds the promises, `called` names the person. Null for anybody. */
type Meant = { who: string | null; called: string | null };

/** 'Him' is the person of the card, which stays. A card of another question would cover what Flow says. */
const whoIsAsked = (who: string | null, teller: Teller): Meant | 'nobody' => {
  if (who === null || !somebodyAtHand.test(who.toLowerCase())) {
    shownAnswer.become(null);
    return { who, called: who };
  }
  const somebody = personAtHand(teller, shownAnswer.current());
  return somebody === null ? 'nobody' : { who: somebody.email, called: spokenName(somebody) || somebody.email };
};

const withPlace = (words: string, { where }: PromiseList): string =>
  where === 'device' ? `${words} ${say.onlyFromHere}` : words;

const openOnes = ({ promises }: PromiseList, { side, who, days, promisesFirst }: Asked): OpenPromise[] => {
  const open = (promises ?? []).filter(
    (one) =>
      one.closed === null &&
      (side === 'both' || isOwed(one) === (side === 'owe')) &&
      (who === null || isWith(one, plainOf(who))) &&
      (days === null || isWithin(one, days)),
  );
  return promisesFirst ? open.toSorted((one, other) => Number(isRequest(one)) - Number(isRequest(other))) : open;
};

/** People say and type names without accents. */
const plainOf = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isRequest = ({ kind }: OpenPromise): boolean => kind.startsWith('asked');

const isWith = ({ other }: OpenPromise, who: string): boolean =>
  plainOf(other.name).includes(who) ||
  other.email.toLowerCase().startsWith(who) ||
  isAt(other.email, who) ||
  addressesOf(who).includes(other.email.toLowerCase());

/** 'Helio' means everybody who writes from helio.example. */
const isAt = (email: string, who: string): boolean =>
  email.toLowerCase().split('@')[1]?.split('.').slice(0, -1).includes(who) === true;

const atOnce = 3;

const goOn = (all: readonly OpenPromise[], lead: string, heard: string | undefined, teller: Teller): void => {
  const now = all.slice(0, atOnce);
  const left = all.slice(atOnce);
  said().last = now;
  const lines = now.map((one, nth) => say.promiseLine(nth, saidPromise(one)));
  const words = [lead, ...lines, ...(left.length > 0 ? [say.morePromises(left.length)] : [])].filter(
    (part) => part !== '',
  );
  if (left.length > 0)
    teller.questions.ask({
      question: { kind: 'yes-no', act: 'go-on' },
      words: say.morePromises(left.length),
      answered: ({ kind }, answer) => {
        if (kind === 'yes') goOn(left, '', answer, teller);
      },
    });
  tell(words.join(' '), heard, teller);
};

/** `nth`: of those named last. -1 is the last of them. */
export const settleSaid = (nth: number, as: 'done' | 'dropped', heard: string | undefined, teller: Teller): void => {
  const { last } = said();
  const one = last.at(nth);
  if (one === undefined) return tell(say.noSuchPromise(last.length), heard, teller);
  tell(markPromise(one, as, heard !== undefined), heard, teller);
};

/** Gives the command, and returns what Flow says. */
export const markPromise = (one: OpenPromise, mark: PromiseMark, spoken: boolean): string => {
  dispatch({ kind: 'mark-promise', args: { promiseId: one.id, mark } }, { spoken });
  const who = otherName(one);
  if (mark === 'done') return say.doneWith(who);
  return one.kind === 'mine' ? say.droppedFrom(who) : say.droppedTheirs(who);
};

const tell = (words: string, heard: string | undefined, { captions, player }: Teller): void => {
  captions.say(words, heard);
  player.tell(words);
};

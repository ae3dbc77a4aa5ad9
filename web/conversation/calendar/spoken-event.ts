// The event that 'it' means: the one that Flow spoke of last, or the one picked on the calendar in front.
import type { Occurrence } from '#domain/agenda.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { Offer } from '#language/calendar/offered.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { perDevice } from '#web/device.ts';

type Spoken = { event: Occurrence; turn: number; at: number };
type Shown = { offer: Offer; turn: number; at: number };
type AtHand = {
  last: Spoken | null;
  front: boolean;
  picked: Occurrence | null;
  invited: Occurrence | null;
  offer: Shown | null;
};

const spoken = perDevice((): AtHand => ({ last: null, front: false, picked: null, invited: null, offer: null }));

type Captioned = Pick<AssistantSession, 'captions'>;
type Staged = Pick<AssistantSession, 'captions' | 'scenes'>;

/** After this many milliseconds 'it' is no longer clear. */
const remembered = 90_000;

export const rememberEvent = (event: Occurrence, { captions }: Captioned): void => {
  spoken().last = { event, turn: captions.current()?.turn ?? 0, at: performance.now() };
};

/** It no longer exists, or has changed. */
export const forgetEvent = (): void => {
  spoken().last = null;
};

/** Null without a current event. The event that Flow spoke of last comes first. */
export const eventAtHand = (assistant: Captioned): Occurrence | null => spokenEvent(assistant) ?? spoken().picked;

/** The invitation of the mail that plays comes first. Null without an invitation at hand. */
export const invitationAtHand = (assistant: Captioned): Occurrence | null => {
  const event = spoken().invited ?? eventAtHand(assistant);
  return event !== null && isInvitation(event) ? event : null;
};

export const isInvitation = ({ event: { own, organizer } }: Occurrence): boolean =>
  own !== null && organizer?.self !== true;

/** The times on offer, as the person may name them. */
export const showOffer = (offer: Offer, { captions }: Captioned): void => {
  spoken().offer = { offer, turn: captions.current()?.turn ?? 0, at: performance.now() };
};

export const hideOffer = (): void => {
  spoken().offer = null;
};

/** With the calendar in front they stay until the person takes or leaves them. Else until Flow says something else. */
const offerAtHand = ({ captions }: Captioned): Offer | null => {
  const { offer, front } = spoken();
  if (offer === null) return null;
  const turn = captions.current()?.turn ?? offer.turn;
  const isFresh = turn === offer.turn && performance.now() - offer.at < remembered;
  return front || isFresh ? offer.offer : null;
};

/** The invitation of the mail that plays. Null: it plays none. */
export const showInvited = (invited: Occurrence | null): void => {
  spoken().invited = invited;
};

/** The calendar is in front, with this event picked. */
export const showPicked = (picked: Occurrence | null): void => {
  const own = spoken();
  if (picked !== null && !isSame(picked.key, own.picked?.key)) own.last = null;
  own.front = true;
  own.picked = picked;
};

/** The calendar leaves the screen. */
export const hidePicked = (): void => {
  Object.assign(spoken(), { front: false, picked: null });
};

const isSame = (one: EventKey, other: EventKey | undefined): boolean => one === other;

/** Null once Flow has said something else. */
const spokenEvent = ({ captions }: Captioned): Occurrence | null => {
  const { last } = spoken();
  const turn = captions.current()?.turn ?? last?.turn;
  return last && turn === last.turn && performance.now() - last.at < remembered ? last.event : null;
};

/** Adds the current event to the situation, once there was an answer or a look at the calendar. */
export const knowSpokenEvent = (assistant: Staged): void => {
  if (known.has(assistant)) return;
  known.add(assistant);
  assistant.scenes.enter({
    name: 'agenda',
    situation: () => {
      const { front, picked } = spoken();
      const invited = invitationAtHand(assistant) !== null;
      const offer = offerAtHand(assistant);
      return {
        calendar: {
          spoken: spokenEvent(assistant) !== null,
          picked: picked !== null,
          front,
          invited,
          ...(offer === null ? {} : { offered: offer }),
        },
      };
    },
  });
};

const known = new WeakSet<Staged>();

// Offers the briefing at the first opening of a morning, if the person wants that: once a day on this device.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dayOf } from '#domain/day.ts';
import { now } from '#web/clock.ts';
import { isToOffer } from '#web/conversation/briefing/is-to-offer.ts';
import { shownBriefing } from '#web/conversation/briefing/shown-briefing.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { settings } from '#web/data/settings.ts';
import { browserKeeps } from '#web/data/stand-in.ts';
import { paths } from '#web/paths.ts';
import { type StageSession, useObserved, useStageSession } from '#web/stage/use-stage-session.ts';

export function MorningBriefing() {
  const navigate = useNavigate();
  const session = useStageSession();
  const { pathname } = useLocation();
  const wanted = useObserved(settings, ({ briefingOnOpening }) => briefingOnOpening);
  const ready = useObserved(mailbox, ({ state }) => state === 'ready');
  useEffect(() => {
    if (!wanted || !ready || !isToOffer(now(), zoneHere(), browserKeeps().getItem(key))) return;
    browserKeeps().setItem(key, dayOf(now(), zoneHere()));
    // Who already listens, writes or heard it today is not interrupted.
    if (pathname === paths.emailPlayer && isIdle(session) && shownBriefing.current() === null)
      void navigate(paths.briefing);
  }, [wanted, ready, pathname, navigate, session]);
  return null;
}

/** A sign-out removes it. */
const key = 'flow-briefing-offered';

const isIdle = ({ player, drafting }: StageSession): boolean => {
  const state = player.state.current();
  return !state.playing && queueViewOf(state).unit === 0 && drafting.now().step === 'none';
};

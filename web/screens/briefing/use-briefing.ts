// The state of the briefing's screen: makes the briefing, tells it, and follows where the person is.
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { BriefingKind, BriefingLine } from '#domain/briefing.ts';
import { wantedBriefing } from '#web/conversation/answers/wanted-briefing.ts';
import { lineScene } from '#web/conversation/briefing/act-on-line.ts';
import { keepPlace, readPlace } from '#web/conversation/briefing/briefing-place.ts';
import type { Asker } from '#web/conversation/briefing/facts-here.ts';
import { leftForDraft } from '#web/conversation/briefing/left-for-draft.ts';
import {
  isFresh,
  lengthenBriefing,
  lineNow,
  makeBriefing,
  renewBriefing,
  type ShownBriefing,
  shownBriefing,
} from '#web/conversation/briefing/shown-briefing.ts';
import { createTelling, type Telling } from '#web/conversation/briefing/telling.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { followView } from '#web/data/calendar.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { paths } from '#web/paths.ts';
import { currentSession } from '#web/session/session.ts';
import { type StageSession, useObserved, useStageSession } from '#web/stage/use-stage-session.ts';

export type BriefingHere = {
  shown: ShownBriefing | null;
  telling: Telling;
  session: StageSession;
  /** Makes it again and tells it. */
  anew: () => void;
  /** `most`: seconds to hear it. */
  lengthen: (most: number) => void;
  open: (line: BriefingLine) => void;
  leave: () => void;
};

export const useBriefing = (): BriefingHere => {
  const session = useStageSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const kind: BriefingKind = params.get('of') === 'evening' ? 'evening' : 'morning';
  const [asker] = useState(askerOf(session));
  const [telling] = useState(() => createTelling({ ...session, finished: () => offerToStart(session) }));
  const shown = useObserved(shownBriefing, (current) => current);
  useTelling(session, telling);
  useOpening(kind, asker, telling);
  useNews(asker);
  useEffect(() => shownBriefing.subscribe(() => keepPlace(shownBriefing.current())), []);
  return {
    shown: shown?.briefing.kind === kind ? shown : null,
    telling,
    session,
    anew: () => {
      void makeBriefing(kind, asker);
      telling.begin();
    },
    lengthen: (most) => lengthenBriefing(most, asker),
    open: (line) => {
      telling.pause();
      openLine(line, session);
    },
    leave: () => void navigate(paths.emailPlayer),
  };
};

const askerOf =
  ({ ownAddress }: StageSession) =>
  (): Asker => {
    const { user } = currentSession();
    return { ownAddress, name: user === null ? '' : spokenName(user) };
  };

/** While this screen is in front, Flow speaks the briefing in the place of mail. */
const useTelling = (session: StageSession, telling: Telling): void => {
  useEffect(() => {
    const detach = telling.attach();
    const leave = session.scenes.enter(lineScene(session));
    return () => {
      leave();
      detach();
    };
  }, [session, telling]);
};

/** What was asked for is told. What was opened otherwise waits for a press, unless the person comes back from a draft. */
const useOpening = (kind: BriefingKind, asker: Asker, telling: Telling): void => {
  useEffect(() => {
    if (!isFresh(kind)) void makeBriefing(kind, asker, readPlace(kind));
    const back = leftForDraft.current();
    leftForDraft.become(null);
    if (back?.tells) telling.begin();
    const take = (): void => {
      const wanted = wantedBriefing.current();
      if (wanted === null || wanted.kind !== kind) return;
      wantedBriefing.become(null);
      void makeBriefing(kind, asker);
      wanted.pay();
      telling.begin();
    };
    take();
    return wantedBriefing.subscribe(take);
  }, [kind, asker, telling]);
};

/** New mail and events change what is still to come. */
const useNews = (asker: Asker): void => {
  useEffect(() => {
    let waits: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(waits);
      waits = setTimeout(() => renewBriefing(asker), restsFor);
    };
    const ends = [mailbox.subscribe(soon), followView(soon)];
    return () => {
      clearTimeout(waits);
      for (const end of ends) end();
    };
  }, [asker]);
};

/** Milliseconds without news before the lines change. */
const restsFor = 400;

/** Goes to the mail or the day of a line. */
const openLine = ({ handle }: BriefingLine, { player, goTo }: StageSession): void => {
  if (handle === null) return;
  if (handle.kind !== 'event') player.send({ kind: 'go', threadId: handle.threadId });
  goTo.current()(handle.kind === 'event' ? paths.calendar : paths.emailPlayer);
};

/** The last line asks 'Start with Maya?'. */
const offerToStart = (session: StageSession): void => {
  const line = lineNow();
  if (line === null || line.part !== 'close' || line.handle === null) return;
  session.questions.ask({
    question: { kind: 'yes-no', act: 'go-on' },
    words: line.text,
    answered: ({ kind }) => {
      if (kind !== 'yes') return;
      openLine(line, session);
      session.player.send({ kind: 'play' });
    },
  });
};

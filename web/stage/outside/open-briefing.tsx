// Opens the briefing, or what Flow knows, when the person asked for it, and goes back to it once a reply from it is written.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { writing } from '#web/commands/draft-box.ts';
import { wantedBriefing } from '#web/conversation/answers/wanted-briefing.ts';
import { wantedKnown } from '#web/conversation/answers/wanted-known.ts';
import { leftForDraft } from '#web/conversation/briefing/left-for-draft.ts';
import { paths, wrapUpPath } from '#web/paths.ts';

export function OpenBriefing() {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (): void => {
      const wanted = wantedBriefing.current();
      if (wanted !== null) void navigate(wanted.kind === 'evening' ? wrapUpPath : paths.briefing);
    };
    let wrote = false;
    const back = (): void => {
      const from = leftForDraft.current();
      if (writing.current() !== null) wrote = from !== null;
      else if (wrote && from !== null) {
        wrote = false;
        void navigate(from.kind === 'evening' ? wrapUpPath : paths.briefing);
      }
    };
    open();
    const known = (): void => void navigate(`${paths.settings}#known`);
    const ends = [wantedBriefing.subscribe(open), wantedKnown.subscribe(known), writing.subscribe(back)];
    return () => {
      for (const end of ends) end();
    };
  }, [navigate]);
  return null;
}

// Opens the briefing that the person asked for, and goes back to it once a reply from it is written.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { writing } from '#web/commands/draft-box.ts';
import { wantedBriefing } from '#web/conversation/answers/wanted-briefing.ts';
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
    const ends = [wantedBriefing.subscribe(open), writing.subscribe(back)];
    return () => {
      for (const end of ends) end();
    };
  }, [navigate]);
  return null;
}

// The parts of the player's screen that no first mail waits for. Where one is not on this device yet, Flow says so, and what
// asked for it is taken back.
import { type ReactNode, useEffect } from 'react';
import { notHereYet } from '#language/en/replies.ts';
import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { learnSignature } from '#web/data/signature.ts';
import { Button } from '#web/ui/button.tsx';
import { late } from '#web/ui/late.tsx';
import { lateMenu } from '#web/ui/late-menu.tsx';
import { later } from '#web/ui/later.ts';
import { notice } from '#web/ui/notices/notice.ts';
import type { MoreProps } from './dock/more-menu.tsx';
import draft from './draft/draft.module.css';
import { type Hands, useHands } from './use-player.ts';

// Every draft has it from its beginning.
later(learnSignature);

export const SearchScene = late(() => import('./search/search-scene.tsx').then(({ SearchScene: Part }) => Part), {
  missing: () => <TakenBack by={({ search }) => search.close()} />,
});

export const Times = late(() => import('./choices/times.tsx').then(({ Times: Part }) => Part), {
  missing: () => <TakenBack by={({ asking }) => asking.close()} />,
});

export const DraftPanels = late(() => import('./draft/draft-panels.tsx').then(({ DraftPanels: Part }) => Part), {
  missing: () => <NotHere onClose={draftPanel.close} />,
});

export const SignOutQuestion = late(() => import('./sign-out-question.tsx').then(({ SignOutQuestion: Part }) => Part), {
  missing: ({ open, onClose }) => open && <NotHere onClose={onClose} />,
  wanted: ({ open }) => open,
});

export const LabelPicker = late(() => import('./choices/label-picker.tsx').then(({ LabelPicker: Part }) => Part), {
  missing: () => <TakenBack by={({ picking }) => picking.close()} />,
});

/** It was said, and can be answered in words. */
export const QuestionCard = late(() => import('./choices/question-card.tsx').then(({ QuestionCard: Part }) => Part), {
  missing: () => null,
});

export const YouCanSay = late(() => import('./talk/you-can-say.tsx').then(({ YouCanSay: Part }) => Part), {
  missing: () => null,
  aside: true,
});

export const VoiceCard = late(() => import('./talk/voice-card.tsx').then(({ VoiceCard: Part }) => Part), {
  missing: () => <TakenBack by={({ microphone }) => microphone.show(null)} />,
});

/** What is heard is captioned as well. */
export const Heard = late(() => import('./talk/heard.tsx').then(({ Heard: Part }) => Part), {
  missing: () => null,
  aside: true,
});

/** It comes by itself, and nobody waits for it. */
export const VoiceStatus = late(() => import('./talk/voice-status.tsx').then(({ VoiceStatus: Part }) => Part), {
  missing: () => null,
  wanted: () => false,
});

export const DemonstrationNote = late(
  () => import('./demonstration-note.tsx').then(({ DemonstrationNote: Part }) => Part),
  { missing: () => null, aside: true },
);

export const MoreMenu = lateMenu<MoreProps>(
  () => import('./dock/more-menu.tsx').then(({ MoreMenu: Part }) => Part),
  MissingMore,
);

/** Without it 'hold' is said, or typed. */
export const SendingToast = late(() => import('./draft/sending-toast.tsx').then(({ SendingToast: Part }) => Part), {
  missing: () => null,
  aside: true,
});

export const BulkCard = late(() => import('./choices/bulk-card.tsx').then(({ BulkCard: Part }) => Part), {
  missing: () => <TakenBack by={({ bulk }) => bulk.close()} />,
});

export const DraftCard = late(() => import('./draft/draft-card.tsx').then(({ DraftCard: Part }) => Part), {
  missing: MissingCard,
});

export const AllKeys = late(() => import('./keys/all-keys.tsx').then(({ AllKeys: Part }) => Part), {
  missing: ({ onClose }) => <TakenBack by={onClose} />,
});

export const Palette = late(
  async () => {
    const [{ Palette: Part }, { warmPalette }] = await Promise.all([
      import('./palette/palette.tsx'),
      import('./palette/ready.ts'),
    ]);
    setTimeout(() => {
      void warmPalette();
      void import('#web/conversation/session/wishes.ts').then(({ fetchWishes }) => fetchWishes());
    }, whenQuiet);
    return Part;
  },
  { missing: ({ onClose }) => <TakenBack by={onClose} /> },
);

/** What the palette makes ready is for later than the first mail and what comes with it. */
const whenQuiet = 500;

export const Original = late(() => import('./letter/original.tsx').then(({ Original: Part }) => Part), {
  missing: ({ onClose }) => <TakenBack by={onClose} />,
});

export const FilePreview = late(() => import('./letter/file-preview.tsx').then(({ FilePreview: Part }) => Part), {
  missing: ({ onClose }) => <TakenBack by={onClose} />,
});

export const Distance = late(() => import('./distance/distance.tsx').then(({ Distance: Part }) => Part), {
  missing: ({ run }) => <TakenBack by={() => run('distance')} />,
});

export const WaitingList = late(() => import('./trouble/waiting-list.tsx').then(({ WaitingList: Part }) => Part), {
  missing: ({ open, onClose }) => open && <TakenBack by={onClose} />,
  wanted: ({ open }) => open,
});

/** What Google refused. */
export const FailedStrip = late(() => import('./trouble/failed-strip.tsx').then(({ FailedStrip: Part }) => Part), {
  missing: () => null,
  wanted: ({ failed }) => failed.length > 0,
  aside: true,
});

export const WaitingAside = late(() => import('./trouble/waiting-aside.tsx').then(({ WaitingAside: Part }) => Part), {
  missing: () => null,
  aside: true,
});

function MissingMore({ children }: { children: ReactNode }) {
  const { captions } = useHands();
  return <span onClickCapture={() => captions.say(notHereYet)}>{children}</span>;
}

/** On the screens without a player as well: what was asked for is taken back and said. */
function NotHere({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    onClose();
    notice({ title: notHereYet });
    // Once, where the part would have stood.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

function TakenBack({ by }: { by: (hands: Hands) => void }) {
  const hands = useHands();
  useEffect(() => {
    by(hands);
    // Where one comes back to has nothing said in it yet.
    hands.captions.say(notHereYet);
    // Once, where the part would have stood.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

/** A draft waits for its card: what was dictated into it stays. */
function MissingCard() {
  const { drafting } = useHands();
  return (
    <div className={draft.draft}>
      <p role="alert">{notHereYet}</p>
      <Button onClick={() => drafting.act({ kind: 'discard' })}>Discard draft</Button>
    </div>
  );
}

// Parts that load after the first mail. If one is missing offline, Flow says so and undoes the request.
import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { learnSignature } from '#web/data/signature.ts';
import { late } from '#web/ui/late.tsx';
import { later } from '#web/ui/later.ts';
import { NotHere, TakenBack } from './taken-back.tsx';
import { controlsId } from './top/skip-to-controls.tsx';

// Every draft needs the signature from its start.
later(learnSignature);

export const Times = late(() => import('./choices/times.tsx').then(({ Times: Part }) => Part), {
  missing: () => <TakenBack by={({ asking }) => asking.close()} />,
});

export const DraftPanels = late(() => import('./drafts/draft-panels.tsx').then(({ DraftPanels: Part }) => Part), {
  missing: () => <NotHere onClose={draftPanel.close} />,
});

export const SignOutQuestion = late(
  () => import('./top/sign-out-question.tsx').then(({ SignOutQuestion: Part }) => Part),
  {
    missing: ({ open, onClose }) => open && <NotHere onClose={onClose} />,
    when: ({ open }) => open,
  },
);

export const Reconnection = late<{ needed: boolean }>(
  () => import('./top/reconnection.tsx').then(({ Reconnection: Part }) => Part),
  { missing: () => null, when: ({ needed }) => needed, aside: true },
);

export const LabelPicker = late(() => import('./choices/label-picker.tsx').then(({ LabelPicker: Part }) => Part), {
  missing: () => <TakenBack by={({ picking }) => picking.close()} />,
});

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

export const VoiceLine = late(() => import('./talk/voice-line.tsx').then(({ VoiceLine: Part }) => Part), {
  missing: ({ onClose }) => <NotHere onClose={onClose} />,
});

export const Heard = late(() => import('./talk/heard.tsx').then(({ Heard: Part }) => Part), {
  missing: () => null,
  aside: true,
});

/** Loaded in the background. */
export const VoiceStatus = late(() => import('./talk/voice-status.tsx').then(({ VoiceStatus: Part }) => Part), {
  missing: () => null,
  when: () => false,
});

export const DemonstrationNote = late(
  () => import('./top/demonstration-note.tsx').then(({ DemonstrationNote: Part }) => Part),
  { missing: () => null, aside: true },
);

export const CreditCounter = late(
  () => import('./credits/credit-counter.tsx').then(({ CreditCounter: Part }) => Part),
  { missing: () => null, aside: true, when: () => false },
);

export const OutOfCredits = late(() => import('./credits/out-of-credits.tsx').then(({ OutOfCredits: Part }) => Part), {
  missing: () => null,
  aside: true,
  when: () => false,
});

export const BulkCard = late(() => import('./choices/bulk-card.tsx').then(({ BulkCard: Part }) => Part), {
  missing: () => <TakenBack by={({ bulk }) => bulk.close()} />,
});

export const AnswerCard = late(() => import('./choices/answer-card.tsx').then(({ AnswerCard: Part }) => Part), {
  missing: () => null,
  aside: true,
});

export const PrepCard = late(() => import('./choices/prep-card.tsx').then(({ PrepCard: Part }) => Part), {
  missing: () => null,
  aside: true,
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
    later(async () => {
      await new Promise((resolve) => setTimeout(resolve, whenQuiet));
      await Promise.all([
        warmPalette(),
        import('#web/conversation/session/load-intent-models.ts').then(({ loadIntentModels }) => loadIntentModels()),
      ]);
    });
    return Part;
  },
  { missing: ({ onClose }) => <TakenBack by={onClose} /> },
);

/** The palette prepares after the first mail and its parts, in ms. */
const whenQuiet = 500;

export const Distance = late(() => import('./distance/distance.tsx').then(({ Distance: Part }) => Part), {
  missing: ({ run }) => <TakenBack by={() => run('distance')} />,
});

export const WaitingList = late(() => import('./trouble/waiting-list.tsx').then(({ WaitingList: Part }) => Part), {
  missing: ({ open, onClose }) => open && <TakenBack by={onClose} />,
  when: ({ open }) => open,
});

export const FailedStrip = late(() => import('./trouble/failed-strip.tsx').then(({ FailedStrip: Part }) => Part), {
  missing: () => null,
  when: ({ failed }) => failed.length > 0,
  aside: true,
});

export const WaitingAside = late(() => import('./trouble/waiting-aside.tsx').then(({ WaitingAside: Part }) => Part), {
  missing: () => null,
  aside: true,
});

export const SendingToast = late(() => import('./trouble/sending-toast.tsx').then(({ SendingToast: Part }) => Part), {
  missing: () => null,
  aside: true,
});

export const HeldToast = late(() => import('./trouble/held-toast.tsx').then(({ HeldToast: Part }) => Part), {
  missing: () => null,
  aside: true,
});

export const Outside = late(() => import('./outside/outside.tsx').then(({ Outside: Part }) => Part), {
  missing: () => null,
  aside: true,
  when: () => false,
});

/** The link that skips to the controls has a target from the start. */
const ControlsToCome = () => <div id={controlsId} hidden />;

export const SceneDock = late(() => import('./foot/scene-dock.tsx').then(({ SceneDock: Part }) => Part), {
  meanwhile: ControlsToCome,
  missing: () => null,
  aside: true,
});

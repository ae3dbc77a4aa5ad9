// The parts of the player's screen that load after the first mail. If one is missing offline, Flow says so and undoes
// the request.
import type { ReactNode } from 'react';
import { notHereYet } from '#language/en/app/replies.ts';
import { TakenBack } from '#web/stage/taken-back.tsx';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { late } from '#web/ui/late.tsx';
import { lateMenu } from '#web/ui/late-menu.tsx';
import type { MoreProps } from './dock/more-menu.tsx';
import draft from './draft/draft.module.css';

export const SearchScene = late(() => import('./search/search-scene.tsx').then(({ SearchScene: Part }) => Part), {
  missing: () => <TakenBack by={({ search }) => search.close()} />,
});

export const MoreMenu = lateMenu<MoreProps>(
  () => import('./dock/more-menu.tsx').then(({ MoreMenu: Part }) => Part),
  MissingMore,
);

export const DraftCard = late(() => import('./draft/draft-card.tsx').then(({ DraftCard: Part }) => Part), {
  missing: MissingCard,
});

export const Original = late(() => import('./letter/original.tsx').then(({ Original: Part }) => Part), {
  missing: ({ onClose }) => <TakenBack by={onClose} />,
});

export const UnclearText = late(() => import('./letter/unclear-text.tsx').then(({ UnclearText: Part }) => Part), {
  missing: () => null,
  aside: true,
});

export const InvitationCard = late(
  () => import('./letter/invitation-card.tsx').then(({ InvitationCard: Part }) => Part),
  { missing: () => null, aside: true },
);

export const TimesCard = late(() => import('./letter/times-card.tsx').then(({ TimesCard: Part }) => Part), {
  missing: () => null,
  aside: true,
});

export const FilePreview = late(() => import('./letter/file-preview.tsx').then(({ FilePreview: Part }) => Part), {
  missing: ({ onClose }) => <TakenBack by={onClose} />,
});

/** Its mail may have none, and then the first one is sooner there. */
export const Files = late(() => import('./letter/files.tsx').then(({ Files: Part }) => Part), {
  missing: ({ of }) => <p>{of.attachments.map(({ name }) => name).join(', ')}</p>,
  aside: true,
});

function MissingMore({ children }: { children: ReactNode }) {
  const { captions } = useStageSession();
  return <span onClickCapture={() => captions.say(notHereYet)}>{children}</span>;
}

/** A draft waits for its card, and its dictated text stays. */
function MissingCard() {
  const { drafting } = useStageSession();
  return (
    <div className={draft.draft}>
      <p role="alert">{notHereYet}</p>
      <Button onClick={() => drafting.act({ kind: 'discard' })}>Discard draft</Button>
    </div>
  );
}

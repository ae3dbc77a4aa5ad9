// Offers once to install Flow, and never over a mail.
import { useEffect, useState } from 'react';
import { installPrompt } from '#web/session/install-prompt.ts';
import { isDemonstration, useSession } from '#web/session/session.ts';
import { useHasThread, useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { isOfferDue, noteOffered, wayToInstall } from './install-flow.ts';

export function InstallOffer() {
  const { front } = useStageSession();
  const prompt = useObserved(installPrompt, (one) => one);
  const elsewhere = useObserved(front, (scene) => scene?.showsMail === false);
  const overMail = useHasThread() && !elsewhere;
  const demonstration = isDemonstration(useSession());
  const [due] = useState(() => !demonstration && isOfferDue(globalThis));
  useEffect(() => {
    const way = due && !overMail ? wayToInstall(prompt) : null;
    if (way === null || !isOfferDue(globalThis)) return;
    noteOffered(globalThis);
    notice({
      title: 'Flow can be an app on this device',
      text: way.by === 'hand' ? way.words : 'It opens without a network too. You find this in the settings later.',
      about: 'install',
      stays: 15_000,
      ...(way.by === 'prompt'
        ? { action: { label: 'Install', altText: 'Install Flow from the settings', run: way.run } }
        : {}),
    });
  }, [due, overMail, prompt]);
  return null;
}

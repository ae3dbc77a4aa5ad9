// Messages about the session between the tabs of a browser.
import * as z from 'zod/mini';

const Word = z.enum(['signed-out', 'changed']);

const channel = 'flow-session';

export const tellTabs = (word: z.infer<typeof Word>): void => {
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage(word);
  tabs.close();
};

export const hearTabs = (hear: { signedOut: () => void; changed: () => void }): void => {
  new BroadcastChannel(channel).onmessage = ({ data }) => {
    const word = Word.safeParse(data);
    if (!word.success) return;
    if (word.data === 'signed-out') hear.signedOut();
    else hear.changed();
  };
};

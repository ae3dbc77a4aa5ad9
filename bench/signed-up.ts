import { type Visitor, visitor } from '#test/support/visitor.ts';

/** A browser of this person's, over the network. */
export const signedUp = async (url: string, email: string): Promise<Visitor> => {
  const overTheNetwork = {
    request: (address: string, init: RequestInit) => fetch(address, { ...init, redirect: 'manual' }),
  };
  const browser = visitor(overTheNetwork, url);
  const answer = await browser.signIn('sign-up', { email });
  if (answer.status !== 302) throw new Error(`${email} was not let in: ${answer.status}`);
  return browser;
};

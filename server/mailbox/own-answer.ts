import type { Address, Invitation } from '#domain/mail.ts';

/** Anybody can mail "Ana accepted". Only Ana's own mail says what she answered, and `forged` mail is nobody's own. */
export const ownAnswer = (
  invitation: Invitation | null,
  from: Pick<Address, 'email'>,
  { forged }: { forged: boolean },
): Invitation | null => {
  if (invitation?.answer === undefined) return invitation;
  const { answer: _, ...rest } = invitation;
  const [guest, ...others] = invitation.guests ?? [];
  const isOwn = !forged && guest?.email === from.email.toLowerCase() && others.length === 0;
  return isOwn ? invitation : rest;
};

/** Signs events like Stripe: `t=<seconds>,v1=<HMAC-SHA256 of "<t>.<body>">`. */
import { createHmac } from 'node:crypto';

export const signatureOf = (body: string, secret: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${digest}`;
};

// Takes messages to the operator: five an hour from a network, and none from programs.
import type { ContactMessage } from '#domain/contact-message.ts';
import type { Context } from '#server/context.ts';
import { keepMessage } from './contact-messages.ts';
import { openHourlyLimit } from './hourly-limit.ts';

/** `trap`: what stands in the field that people don't see. Throws `calls.too-many`. */
export type Mailbag = (given: { message: ContactMessage; trap: string; network: string }) => Promise<void>;

export const openMailbag = (ctx: Context): Mailbag => {
  const limit = openHourlyLimit(ctx.clock, 5);
  return async ({ message, trap, network }) => {
    // The program hears nothing, so it tries nothing else.
    if (trap !== '') return ctx.log.info('contact.trapped');
    const takeBack = limit(network);
    await keepMessage(ctx, message).catch((error: unknown) => {
      takeBack();
      throw error;
    });
    ctx.log.info('contact.kept');
  };
};

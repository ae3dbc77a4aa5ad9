import * as api from '#api/public-pages.ts';
import type { ContactMessage } from '#domain/contact-message.ts';
import { callServer } from './call.ts';

/** `website`: what stands in the field that people don't see. */
export const sendContactMessage = (message: ContactMessage & { website: string }) =>
  callServer(api.sendContactMessage, message);

export const joinWaitlist = (email: string, website: string) => callServer(api.joinWaitlist, { email, website });

export const askReminder = () => callServer(api.getPolicyReminder, {});

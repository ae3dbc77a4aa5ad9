// Who must hear of what: guests hear at most once of each change that the person agreed to, and never of one that was held.
import * as z from 'zod';
import type { Tells } from '#commands/command.ts';
import type { CommandId } from '#domain/id.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import type { EventsDesk } from '#test/support/events-desk.ts';
import { cleo } from '#test/support/guests-desk.ts';

const guests: string[] = [ben, cleo];
export const invited = guests.map((email) => ({ email, name: '', optional: false }));

export type GuestBook = {
  invite(event: string, by: CommandId): void;
  /** What a command on this event says to guests. */
  tells(event: string): { tells?: Tells };
  /** A command or undo that guests may hear of. */
  accepted(event: string, id: CommandId): void;
  eventOf(id: CommandId): string | undefined;
  last(): CommandId | undefined;
  findings(desk: EventsDesk): Promise<string[]>;
};

export const openGuestBook = (): GuestBook => {
  const invitations = new Map<string, CommandId>();
  const changes: { event: string; id: CommandId }[] = [];
  return {
    invite: (event, by) => {
      invitations.set(event, by);
      changes.push({ event, id: by });
    },
    tells: (event) => (invitations.has(event) ? { tells: guests } : {}),
    accepted: (event, id) => void (invitations.has(event) && changes.push({ event, id })),
    eventOf: (id) => changes.find((one) => one.id === id)?.event,
    last: () => changes.at(-1)?.id,
    findings: async (desk) => {
      const notices = await noticesAt(desk);
      const stopped = await desk.world.ctx.peek("select id from command where state = 'stopped'");
      const held = new Set(stopped.map(({ id }) => id));
      return [...invitations].flatMap(([event, by]) =>
        guests.flatMap((guest) => {
          const heard = notices.filter((one) => one.to === guest && one.event === event.split(' ')[1]);
          const most = changes.filter((one) => one.event === event).length;
          const invites = heard.filter(({ kind }) => kind === 'invitation').length;
          return [
            ...(held.has(by) && heard.length > 0 ? [`told though held: ${guest} of ${event}`] : []),
            ...(heard.length > most ? [`told too often: ${guest} ${heard.length} times of ${most} changes`] : []),
            ...(invites > 1 ? [`invited twice: ${guest} to ${event}`] : []),
          ];
        }),
      );
    },
  };
};

const Notice = z.object({ event: z.string(), to: z.string(), kind: z.string() });

export const noticesAt = async ({ world: { google } }: EventsDesk): Promise<z.infer<typeof Notice>[]> =>
  Object.values(z.record(z.string(), z.array(Notice)).parse(await google.control(`told?user=${ada}`))).flat();

// The provider ports with quota accounting. The context has only these, so no caller can skip it.
import { Problem } from '#domain/problem.ts';
import type { CalendarProvider, Caller, ContactsProvider, Delivered, MailProvider } from '#server/ports.ts';
import { paid as paidFor } from './paid.ts';
import type { PurseWorld } from './purse.ts';
import { calendarCall, contactsPage, unitsOf } from './units.ts';

/** Splits large commands into payable steps. */
const editsAtOnce = 50;

export const withinQuota = (world: PurseWorld, provider: MailProvider): MailProvider => {
  const paid = <T>(
    { account, priority }: Caller,
    units: number,
    work: () => Promise<T>,
    troubles?: (result: T) => Problem[],
  ) => paidFor(world, { account, purse: 'mail' }, { priority, units }, work, troubles);
  return {
    profile: (caller) => paid(caller, unitsOf.profile, () => provider.profile(caller)),
    cursorText: (cursor) => provider.cursorText(cursor),
    signature: (caller) => paid(caller, unitsOf.signature, () => provider.signature(caller)),
    labels: (caller) => paid(caller, unitsOf.labels, () => provider.labels(caller)),
    makeLabel: (caller, name) => paid(caller, unitsOf.makeLabel, () => provider.makeLabel(caller, name)),
    list: (caller, listing) => paid(caller, unitsOf.list, () => provider.list(caller, listing)),
    get: (caller, ids, format) =>
      paid(
        caller,
        unitsOf.get * ids.length,
        () => provider.get(caller, ids, format),
        ({ failed }) => failed.map((one) => one.problem),
      ),
    files: (caller, id) => paid(caller, unitsOf.get, () => provider.files(caller, id)),
    file: (caller, file) => paid(caller, unitsOf.file, () => provider.file(caller, file)),
    history: (caller, since) => paid(caller, unitsOf.history, () => provider.history(caller, since)),
    drafts: (caller, pageToken) => paid(caller, unitsOf.drafts, () => provider.drafts(caller, pageToken)),
    putDraft: (caller, draft) => paid(caller, unitsOf.putDraft, () => provider.putDraft(caller, draft)),
    sendDraft: (caller, draftId) => paid(caller, unitsOf.sendDraft, () => provider.sendDraft(caller, draftId)),
    hasDraft: (caller, draftId) => paid(caller, unitsOf.getDraft, () => provider.hasDraft(caller, draftId)),
    dropDraft: (caller, draftId) => paid(caller, unitsOf.dropDraft, () => provider.dropDraft(caller, draftId)),
    watch: (caller, topic) => paid(caller, unitsOf.watch, () => provider.watch(caller, topic)),
    deliverAlike: (caller, edit) => paid(caller, unitsOf.modifyMany, () => provider.deliverAlike(caller, edit)),
    deliver: async (caller, edits) => {
      const outcomes: Delivered[] = [];
      for (let from = 0; from < edits.length; from += editsAtOnce) {
        const some = edits.slice(from, from + editsAtOnce);
        const step = paid(caller, unitsOf.modify * some.length, () => provider.deliver(caller, some), refusals);
        // Earlier steps keep their outcome. Later ones report why they wait.
        outcomes.push(...(await (from === 0 ? step : step.catch(refusedAs(some)))));
      }
      return outcomes;
    },
  };
};

/** Contacts have a separate quota. */
export const contactsWithinQuota = (world: PurseWorld, provider: ContactsProvider): ContactsProvider => ({
  contacts: (caller, at) => {
    const { account, priority } = caller;
    const request = { priority, units: contactsPage };
    return paidFor(world, { account, purse: 'contacts' }, request, () => provider.contacts(caller, at));
  },
});

/** Calendars have a separate quota. */
export const calendarWithinQuota = (world: PurseWorld, provider: CalendarProvider): CalendarProvider => {
  const paid = <T>({ account, priority }: Caller, work: () => Promise<T>) =>
    paidFor(world, { account, purse: 'calendar' }, { priority, units: calendarCall }, work);
  return {
    calendars: (caller, at) => paid(caller, () => provider.calendars(caller, at)),
    events: (caller, id, at) => paid(caller, () => provider.events(caller, id, at)),
    upcoming: (caller, id, from, most) => paid(caller, () => provider.upcoming(caller, id, from, most)),
    event: (caller, at) => paid(caller, () => provider.event(caller, at)),
    write: (caller, deed) => paid(caller, () => provider.write(caller, deed)),
    freeBusy: (caller, people, span) => paid(caller, () => provider.freeBusy(caller, people, span)),
  };
};

const refusals = (outcomes: readonly Delivered[]): Problem[] =>
  outcomes.flatMap((one) => (one.kind === 'refused' ? [one.problem] : []));

const refusedAs =
  (edits: Parameters<MailProvider['deliver']>[1]) =>
  (error: unknown): Delivered[] => {
    if (!(error instanceof Problem)) throw error;
    return edits.map(({ messageId }) => ({ kind: 'refused', messageId, problem: error }));
  };

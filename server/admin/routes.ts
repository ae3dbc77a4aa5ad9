import * as api from '#api/admin.ts';
import { confirmFactor, startFactor } from '#server/accounts/second-factor.ts';
import type { Context } from '#server/context.ts';
import { heavy, type Route, slow } from '#server/handle.ts';
import { csvHeader, csvOf, logPage, summary, verifyChain } from './activity.ts';
import { asAdmin, type Operator } from './as-admin.ts';
import type { By } from './by.ts';
import { debugStep } from './email-debug.ts';
import { figureRoutes } from './figure-routes.ts';
import { note } from './note.ts';
import { auditCodes, endCodesOf, operatorHere, sessionHere } from './operator.ts';
import { cancelPerson, refundPerson } from './payments.ts';
import { listPeople } from './people.ts';
import { personPage } from './person.ts';
import { deletePerson, emailPerson, endPersonSessions, remindToReconnect, syncPerson } from './person-acts.ts';
import { addRole, listRoles, removeRole } from './roles.ts';

export const adminRoutes = (ctx: Context): Route[] => [
  ...ownRoutes(ctx),
  ...peopleRoutes(ctx),
  ...roleRoutes(ctx),
  ...activityRoutes(ctx),
  ...debugRoutes(ctx),
  ...figureRoutes(ctx),
];

/** The operator's own session and sign-in. */
const ownRoutes = (ctx: Context): Route[] => [
  asAdmin(ctx, api.getOperator, ({ request }) => operatorHere(ctx, request)),
  asAdmin(ctx, api.startCodes, async ({ request }) => startFactor(ctx, await sessionHere(ctx, request))),
  asAdmin(ctx, api.confirmCodes, async ({ request, input }) => {
    const session = await sessionHere(ctx, request);
    const recovery = await confirmFactor(ctx, session.userId, input.code);
    await ctx.db.asUser(session.userId, (tx) => auditCodes(ctx, tx, session, 'Switched sign-in codes on'));
    return { recovery };
  }),
  asAdmin(ctx, api.endCodes, async ({ request }) => {
    await endCodesOf(ctx, await sessionHere(ctx, request));
    return {};
  }),
];

const byIn =
  (ctx: Context) =>
  async ({ request, tx }: Pick<Operator<unknown>, 'request' | 'tx'>): Promise<By> => ({
    operator: await sessionHere(ctx, request),
    tx,
  });

const peopleRoutes = (ctx: Context): Route[] => {
  const by = byIn(ctx);
  return [
    asAdmin(ctx, api.getPeople, ({ tx, input }) => listPeople(ctx, tx, input)),
    asAdmin(ctx, api.getPerson, async ({ tx, input, request }) =>
      personPage(ctx, tx, await sessionHere(ctx, request), input.id),
    ),
    asAdmin(ctx, api.endPersonSessions, async (given) => {
      const { id, session } = given.input;
      await endPersonSessions(ctx, await by(given), { id, sessionId: session });
      return {};
    }),
    asAdmin(ctx, api.syncPerson, async (given) => ({
      accounts: await syncPerson(ctx, await by(given), given.input.id),
    })),
    slow(
      asAdmin(ctx, api.remindPerson, async (given) => ({
        outcome: await remindToReconnect(ctx, await by(given), given.input.id),
      })),
    ),
    asAdmin(ctx, api.emailPerson, async (given) => emailPerson(ctx, await by(given), given.input)),
    slow(asAdmin(ctx, api.refundPerson, async (given) => refundPerson(ctx, await by(given), given.input))),
    slow(
      asAdmin(ctx, api.cancelPerson, async (given) => {
        await cancelPerson(ctx, await by(given), given.input.id);
        return {};
      }),
    ),
    asAdmin(ctx, api.deletePerson, async (given) => {
      const { id, address } = given.input;
      await deletePerson(ctx, await by(given), { id, typed: address });
      return {};
    }),
  ];
};

const roleRoutes = (ctx: Context): Route[] => {
  const by = byIn(ctx);
  return [
    asAdmin(ctx, api.getRoles, async ({ tx }) => ({ roles: await listRoles(tx) })),
    asAdmin(ctx, api.addRole, async (given) => ({ outcome: await addRole(ctx, await by(given), given.input) })),
    asAdmin(ctx, api.removeRole, async (given) => {
      await removeRole(ctx, await by(given), given.input.id);
      return {};
    }),
  ];
};

/** Rows of a part of the export. */
const exportSize = 5000;

const activityRoutes = (ctx: Context): Route[] => [
  asAdmin(ctx, api.getActivityLog, ({ tx, input }) => logPage(tx, input)),
  asAdmin(ctx, api.getActivitySummary, ({ tx, input }) => summary(tx, input)),
  asAdmin(ctx, api.exportActivity, async ({ tx, input, request }) => {
    const isFirst = input.after === undefined;
    if (isFirst) await note(ctx, await sessionHere(ctx, request), 'Exported the activity log');
    const { rows, next } = await logPage(tx, input, exportSize);
    return { csv: (isFirst ? csvHeader : '') + csvOf(rows), rows: rows.length, next };
  }),
  heavy(asAdmin(ctx, api.verifyActivity, ({ tx, input }) => verifyChain(ctx, tx, input.part))),
];

const debugRoutes = (ctx: Context): Route[] => [
  slow(
    asAdmin(ctx, api.runDebugStep, async ({ request, input }) =>
      debugStep(ctx, await sessionHere(ctx, request), input.step),
    ),
  ),
];

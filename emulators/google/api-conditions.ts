/** Checks for every API call: is the API enabled, does the user run too many calls at once, what time is it. */
import type { MiddlewareHandler } from 'hono';
import { apiError } from './errors.ts';
import type { Env } from './google.ts';

/** A disabled API refuses every call and says where to enable it. */
export const refuseDisabledApis: MiddlewareHandler<Env> = async (c, next) => {
  const api = apis.find(({ paths }) => paths.test(c.req.path));
  if (api && c.var.caller && c.var.google.switches.now().disabledApis.includes(api.name)) throw notConfigured(api);
  await next();
};

/** Parts of a batch count one by one, as at Google. */
export const limitConcurrent: MiddlewareHandler<Env> = async (c, next) => {
  const { caller, google } = c.var;
  if (!caller || !c.req.path.startsWith('/gmail/')) return next();
  const done = google.quota.begin(caller.email);
  try {
    await next();
  } finally {
    done();
  }
};

/** Dates every answer by the movable clock plus the configured skew, so a client can tell whose clock is wrong. */
export const dateAnswers: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (c.env.outgoing.headersSent) return;
  const { clock, switches } = c.var.google;
  const at = new Date(clock.now().getTime() + switches.now().dateSkewMinutes * 60_000);
  c.res.headers.set('date', at.toUTCString());
};

type Api = { name: 'gmail' | 'people' | 'calendar'; title: string; paths: RegExp };

const apis: Api[] = [
  { name: 'gmail', title: 'Gmail API', paths: /^\/gmail\// },
  { name: 'people', title: 'People API', paths: /^\/v1\/(people|otherContacts|contactGroups)/ },
  { name: 'calendar', title: 'Google Calendar API', paths: /^\/calendar\// },
];

const project = '100000000001';

function notConfigured({ name, title }: Api): Error {
  const service = name === 'calendar' ? 'calendar-json.googleapis.com' : `${name}.googleapis.com`;
  const url = `https://console.developers.google.com/apis/api/${service}/overview?project=${project}`;
  return apiError({
    code: 403,
    message:
      `${title} has not been used in project ${project} before or it is disabled. Enable it by visiting ${url} then retry. ` +
      'If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.',
    reason: 'accessNotConfigured',
    domain: 'usageLimits',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.Help',
        links: [{ description: 'Google developers console API activation', url }],
      },
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'SERVICE_DISABLED',
        domain: 'googleapis.com',
        metadata: { service, consumer: `projects/${project}` },
      },
    ],
  });
}

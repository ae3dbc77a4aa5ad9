// Who runs this Flow, and where they are to be found.
import * as z from 'zod';

/** Stands on the public pages. Null: not given. `source`: the address of this Flow's code. */
export type OperatorConfig = {
  name: string | null;
  address: string | null;
  email: string | null;
  source: string | null;
  policiesChecked: boolean;
  /** In the order of the footer. */
  social: readonly SocialLink[];
};

export type SocialLink = { name: string; href: string };

const oneLine = (name: string, most: number) =>
  z
    .string()
    .trim()
    .max(most, `${name}: at most ${most} characters`)
    .regex(/^\P{Cc}+$/u, `${name}: one line is expected`)
    .optional();

const social = (name: string) =>
  z
    .url({ protocol: /^https$/, error: `${name}: an address such as https://social.example/flow is expected` })
    .optional();

export const operatorVariables = {
  FLOW_OPERATOR_NAME: oneLine('FLOW_OPERATOR_NAME', 200),
  FLOW_OPERATOR_ADDRESS: oneLine('FLOW_OPERATOR_ADDRESS', 400),
  FLOW_OPERATOR_EMAIL: z.email('FLOW_OPERATOR_EMAIL: an email address is expected').max(254).optional(),
  FLOW_POLICIES_CHECKED: z.enum(['true', 'false']).default('false'),
  FLOW_SOURCE: z
    .url({ protocol: /^https?$/, error: 'FLOW_SOURCE: an address such as https://git.example/flow is expected' })
    .optional(),
  FLOW_X: social('FLOW_X'),
  FLOW_LINKEDIN: social('FLOW_LINKEDIN'),
  FLOW_TIKTOK: social('FLOW_TIKTOK'),
  FLOW_YOUTUBE: social('FLOW_YOUTUBE'),
};

const variables = z.object(operatorVariables);

export const operatorOf = (given: z.infer<typeof variables>): OperatorConfig => ({
  name: given.FLOW_OPERATOR_NAME ?? null,
  address: given.FLOW_OPERATOR_ADDRESS ?? null,
  email: given.FLOW_OPERATOR_EMAIL ?? null,
  source: given.FLOW_SOURCE ?? null,
  policiesChecked: given.FLOW_POLICIES_CHECKED === 'true',
  social: [
    { name: 'X', href: given.FLOW_X },
    { name: 'LinkedIn', href: given.FLOW_LINKEDIN },
    { name: 'TikTok', href: given.FLOW_TIKTOK },
    { name: 'YouTube', href: given.FLOW_YOUTUBE },
  ].flatMap(({ name, href }) => (href === undefined ? [] : [{ name, href }])),
});

/** Errors in Stripe's shape. */
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type ErrorType = 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error';

export type StripeFailure = {
  status: ContentfulStatusCode;
  type?: ErrorType;
  message: string;
  code?: string;
  param?: string;
  declineCode?: string;
};

export const stripeError = ({
  status,
  type = 'invalid_request_error',
  message,
  code,
  param,
  declineCode,
}: StripeFailure): HTTPException => {
  const error = {
    ...(code === undefined
      ? {}
      : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    message,
    ...(param === undefined ? {} : { param }),
    type,
  };
  return new HTTPException(status, { message, res: Response.json({ error }, { status }) });
};

export const missing = (what: string, id: string, param = 'id'): HTTPException =>
  stripeError({
    status: param === 'id' ? 404 : 400,
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });

export const invalid = (message: string, param?: string, code?: string): HTTPException =>
  stripeError({
    status: 400,
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });

/** The version of Stripe's API that everything here follows. */
export const apiVersion = '2026-10-28.endive';

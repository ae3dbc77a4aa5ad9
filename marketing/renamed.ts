// Ids that once had another name. Their old addresses lead to the new ones for good.

/** From the old id to the new one, both with their prefix. */
export const renamed: Readonly<Record<string, string>> = {};

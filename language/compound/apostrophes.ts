// Rules know the straight apostrophe. What the person typed keeps its own.

export const straight = (text: string): string => text.replace(/[‘’]/g, "'");

/** The apostrophe of `like` in every place. */
export const asTyped = (text: string, like: string): string => (like.includes('’') ? text.replaceAll("'", '’') : text);

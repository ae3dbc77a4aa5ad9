// The build replaces this name with the version in package.json.
declare const flowVersion: string;

export const version = flowVersion;

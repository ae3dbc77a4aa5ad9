export type WaitlistTable = { id: string; email: string; mark: string; at: Date };

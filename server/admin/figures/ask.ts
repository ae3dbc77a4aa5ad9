// How a query becomes a figure: asked for the range, and for the one before it.
import { type RawBuilder, sql } from 'kysely';
import { countFigure, type Figure, type Ratio, ratioFigure } from '#domain/figure.ts';
import type { FigureRange, Period } from '#domain/figure-range.ts';
import type { OperatorTx } from '#server/db/database.ts';

export type AskFigure = (tx: OperatorTx, range: FigureRange) => Promise<Figure>;

type Query = (period: Period, range: FigureRange) => RawBuilder<unknown>;

/** `query`: one row with `value`. */
export const counting =
  (query: Query): AskFigure =>
  async (tx, range) =>
    countFigure((await valueIn(tx, query(range, range))) ?? 0, (await valueIn(tx, query(range.before, range))) ?? 0);

/** `query`: one row with `part` and `whole`. `why`: there is no figure without a whole. */
export const dividing =
  (query: Query, why: string): AskFigure =>
  async (tx, range) =>
    ratioFigure(await ratioIn(tx, query(range, range)), await ratioIn(tx, query(range.before, range)), why);

export const rowsOf = async <Row>(tx: OperatorTx, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(tx)).rows;

const valueIn = async (tx: OperatorTx, query: RawBuilder<unknown>): Promise<number | null> => {
  const [row] = await rowsOf(tx, sql<{ value: string | null }>`${query}`);
  return row?.value == null ? null : Number(row.value);
};

const ratioIn = async (tx: OperatorTx, query: RawBuilder<unknown>): Promise<Ratio> => {
  const [row] = await rowsOf(tx, sql<{ part: string | null; whole: string | null }>`${query}`);
  return { part: Number(row?.part ?? 0), whole: Number(row?.whole ?? 0) };
};

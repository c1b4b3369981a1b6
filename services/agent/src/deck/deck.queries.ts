import {
  DECK_LIMITS,
  type Deck,
  type DeckDesign,
  type DeckFormat,
  type DeckPlan,
  type Slide,
} from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';
import type { DataSource } from 'typeorm';

export interface StoredDeck {
  number: number;
  id: string;
  userId: number | null;
  topic: string;
  format: DeckFormat;
  palette: Deck['palette'];
  maker: Maker;
  /** Id of the current writer; only its output is stored. */
  writer: string;
  plan: DeckPlan | null;
  design: DeckDesign | null;
  content: Slide[];
  finished: boolean;
  createdAt: Date;
  expiresAt: Date;
}
export type NewDeck = Pick<StoredDeck, 'id' | 'userId' | 'topic' | 'format' | 'palette' | 'maker' | 'writer'>;

const COLUMNS = `
  number::integer, id, user_id::integer as "userId", topic, format, palette, maker, writer, plan, design, content,
  finished_at is not null as finished, created_at as "createdAt", expires_at as "expiresAt"`;
/** A visitor's deck is readable by anyone who has its id; $2 is the caller, null for a visitor. */
const ACCESSIBLE = `(user_id is null or user_id = $2) and expires_at > now()`;
const LIFETIME = `case when $2::bigint is null then ${DECK_LIMITS.visitorHours} * interval '1 hour'
  else ${DECK_LIMITS.retentionDays} * interval '1 day' end`;

export async function insertDeck(
  dataSource: DataSource,
  { id, userId, topic, format, palette, maker, writer }: NewDeck,
): Promise<StoredDeck> {
  const rows = await dataSource.query<StoredDeck[]>(
    `insert into agent.decks (id, user_id, topic, format, palette, maker, writer, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + ${LIFETIME}) returning ${COLUMNS}`,
    [id, userId, topic, format, JSON.stringify(palette), JSON.stringify(maker), writer],
  );
  return rows[0]!;
}

export async function selectDeck(
  dataSource: DataSource,
  id: string,
  userId: number | null,
): Promise<StoredDeck | null> {
  const rows = await dataSource.query<StoredDeck[]>(
    `select ${COLUMNS} from agent.decks where id = $1 and deleted_at is null and ${ACCESSIBLE}`,
    [id, userId],
  );
  return rows[0] ?? null;
}

/** Makes this writer the only one whose output is stored. */
export async function takeOverDeck(
  dataSource: DataSource,
  id: string,
  userId: number | null,
  writer: string,
): Promise<StoredDeck | null> {
  const [rows] = await dataSource.query<[StoredDeck[]]>(
    `update agent.decks set writer = $3 where id = $1 and deleted_at is null and ${ACCESSIBLE}
     returning ${COLUMNS}`,
    [id, userId, writer],
  );
  return rows[0] ?? null;
}

export const selectDecksOf = (
  dataSource: DataSource,
  userId: number,
  after: number | undefined,
): Promise<StoredDeck[]> =>
  dataSource.query(
    `select ${COLUMNS} from agent.decks
     where user_id = $1 and number < $2 and plan is not null and deleted_at is null and expires_at > now()
     order by number desc limit $3`,
    [userId, after ?? Number.MAX_SAFE_INTEGER, DECK_LIMITS.page + 1],
  );

type WriterClaim = Pick<StoredDeck, 'id' | 'writer'>;

export const savePlan = (dataSource: DataSource, deck: WriterClaim, plan: DeckPlan) =>
  write(dataSource, deck, 'plan = $3', JSON.stringify(plan));

export const saveDesign = (dataSource: DataSource, deck: WriterClaim, design: DeckDesign) =>
  write(dataSource, deck, 'design = $3', JSON.stringify(design));

export const saveSlide = (dataSource: DataSource, deck: WriterClaim, slide: Slide) =>
  write(dataSource, deck, 'content = content || $3::json', JSON.stringify(slide));

export const finishDeck = (dataSource: DataSource, deck: WriterClaim) =>
  write(dataSource, deck, 'finished_at = coalesce(finished_at, now())');

/** Returns false when another writer took over or the deck is gone. */
async function write(
  dataSource: DataSource,
  { id, writer }: WriterClaim,
  change: string,
  value?: string,
): Promise<boolean> {
  const [rows] = await dataSource.query<[unknown[]]>(
    `update agent.decks set ${change} where id = $1 and writer = $2 and deleted_at is null returning 1`,
    [id, writer, ...(value === undefined ? [] : [value])],
  );
  return rows.length > 0;
}

export const deleteDeck = (dataSource: DataSource, id: string, userId: number) =>
  change(dataSource, 'deleted_at = now()', 'deleted_at is null', id, userId);

export const undeleteDeck = (dataSource: DataSource, id: string, userId: number) =>
  change(
    dataSource,
    'deleted_at = null',
    `deleted_at > now() - interval '${DECK_LIMITS.undeleteMinutes} minutes'`,
    id,
    userId,
  );

async function change(
  dataSource: DataSource,
  assignment: string,
  condition: string,
  id: string,
  userId: number,
): Promise<boolean> {
  const [rows] = await dataSource.query<[unknown[]]>(
    `update agent.decks set ${assignment} where id = $1 and user_id = $2 and ${condition} and expires_at > now()
     returning 1`,
    [id, userId],
  );
  return rows.length > 0;
}

export async function purgeDecks(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `delete from agent.decks
     where expires_at < now() or deleted_at < now() - interval '${DECK_LIMITS.undeleteMinutes} minutes'`,
  );
}

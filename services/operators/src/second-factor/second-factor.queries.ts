import type { DataSource } from 'typeorm';

export async function writeWaitingSecret(
  database: DataSource,
  name: string,
  secret: Buffer,
): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    `update operators.operators set totp_waiting = $2 where lower(name) = lower($1) and revoked_at is null returning id`,
    [name, secret],
  );
  return rows.length > 0;
}

export async function findWaitingSecret(database: DataSource, name: string): Promise<Buffer | null> {
  const [found] = await database.query<{ totp_waiting: Buffer | null }[]>(
    `select totp_waiting from operators.operators where lower(name) = lower($1) and revoked_at is null`,
    [name],
  );
  return found?.totp_waiting ?? null;
}

export async function takeWaitingSecret(
  database: DataSource,
  { name, secret, step }: { name: string; secret: Buffer; step: number },
): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    `update operators.operators
     set totp_secret = totp_waiting, totp_waiting = null, totp_step = $3, code_tries = 0
     where lower(name) = lower($1) and revoked_at is null and totp_waiting = $2 returning id`,
    [name, secret, step],
  );
  return rows.length > 0;
}

/**
 * Counts the attempt before checking it, so that concurrent attempts count too. Returns null when the
 * operator has no second factor.
 */
export async function countTry(
  database: DataSource,
  operatorId: number,
  windowSeconds: number,
): Promise<{ secret: Buffer; tries: number; secondsLeft: number } | null> {
  const [rows] = await database.query<
    [{ totp_secret: Buffer; code_tries: number; seconds_left: number }[], number]
  >(
    `update operators.operators set
       code_tries = case when code_tries_since < now() - make_interval(secs => $2) then 1 else code_tries + 1 end,
       code_tries_since = case when code_tries_since < now() - make_interval(secs => $2) or code_tries = 0
         then now() else code_tries_since end
     where id = $1 and revoked_at is null and totp_secret is not null
     returning totp_secret, code_tries,
       ceil($2 - extract(epoch from now() - code_tries_since))::integer as seconds_left`,
    [operatorId, windowSeconds],
  );
  const [row] = rows;
  return row ? { secret: row.totp_secret, tries: row.code_tries, secondsLeft: row.seconds_left } : null;
}

/** Marks the interval's code as used. Returns false if it, or a later one, was used before. */
export async function useStep(database: DataSource, operatorId: number, step: number): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    `update operators.operators set totp_step = $2, code_tries = 0 where id = $1 and totp_step < $2 returning id`,
    [operatorId, step],
  );
  return rows.length > 0;
}

/** Objects that belong to one service, as data: where they are, and which of them the tables of the service name. */
export interface StoreDefinition {
  /** Folder in `DATA_DIR`, or in the bucket. */
  readonly folder: string;
  /**
   * For each kind of object, SQL whose column `key` lists the keys that the tables name. `danqing verify` compares them
   * with the objects that are there.
   */
  readonly named: Readonly<Record<string, string>>;
}

/**
 * The objects of one service as data: their folder, and queries for the objects that its tables reference.
 */
export interface StoreDefinition {
  readonly folder: string;
  /**
   * One query per kind of object, whose column `key` lists the referenced keys. `danqing verify` compares
   * them with the storage.
   */
  readonly named: Readonly<Record<string, string>>;
}

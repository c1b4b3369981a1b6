import { dataLists, type DataList } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';

export const ownLists = (dataSource: DataSource, userId: number): DataList[] => {
  const list = dataLists(dataSource, userId);
  return [
    list(
      'profile',
      `select id::text as key, json_build_object('id', id, 'name', name, 'email', email, 'phone', phone,
         'avatar', image, 'is_public', is_public, 'created_at', created_at, 'limited_reason', limited_reason,
         'limited_at', limited_at, 'erases_at', erases_at) as data
       from identity.users where id = $1 and $2::text is null limit $3`,
    ),
    list(
      'sign-ins',
      `select id::text as key, json_build_object('id', id, 'user_agent', user_agent, 'created_at', created_at,
         'last_used_at', last_used_at, 'expires_at', expires_at, 'ended_at', revoked_at,
         'new_device', new_device) as data
       from identity.sessions where user_id = $1 and ($2::uuid is null or id > $2::uuid) order by id limit $3`,
    ),
    list(
      'devices',
      `select encode(token_hash, 'hex') as key,
         json_build_object('created_at', created_at, 'last_used_at', last_used_at) as data
       from identity.devices where user_id = $1 and ($2::text is null or token_hash > decode($2, 'hex'))
       order by token_hash limit $3`,
    ),
  ];
};

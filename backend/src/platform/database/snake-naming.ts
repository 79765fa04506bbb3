import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

const snake = (text: string): string => text.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** `createdAt` in the code is `created_at` in the database, so that SQL reads like SQL. */
export class SnakeNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, customName ?? propertyName].join('_'));
  }

  override tableName(className: string, customName: string | undefined): string {
    return customName ?? snake(className);
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snake(`${relationName}_${referencedColumnName}`);
  }

  override primaryKeyName(table: Table | string, columns: string[]): string {
    const name = this.getTableName(table);
    // TypeORM made this table under its own name for the key in every database that is in use
    return name === 'migrations' ? super.primaryKeyName(table, columns) : `${name}_pk`;
  }

  /** Named by its table and columns: `api_tokens_account_fk`. */
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return [this.getTableName(table), ...columns.map((column) => column.replace(/_id$/, '')), 'fk'].join('_');
  }
}

import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { Choice, Flag, Id, Moment, Text } from '../../platform/http/fields/index.js';

export class EndedAccessResponse {
  @Id() productId: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'Roots and Wings' }) title: string;
  @Text({ nullable: true }) thumbnailUrl: string | null;
  @Moment('When access ended') endedAt: Date;
  @Flag('Whether its page can be opened, and access renewed there') isOnSale: boolean;
}

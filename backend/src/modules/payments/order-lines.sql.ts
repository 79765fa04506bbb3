/** What came with the bundle of a line `l`, as JSON; of other lines nothing. */
export const PARTS_OF_LINE = `coalesce((
  select json_agg(json_build_object('productId', b.product_id, 'type', b.type, 'title', b.title) order by b.position)
  from order_line_parts b where b.order_line_id = l.id
), '[]')`;

/** The lines of the version `v` in the order of the cart, as JSON. */
export const LINES_OF_VERSION = `(
  select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'type', l.type, 'title', l.title,
                    'thumbnailUrl', l.thumbnail_url, 'amountCents', l.amount_cents, 'discountCents', l.discount_cents,
                    'parts', ${PARTS_OF_LINE},
                    'isDelivered', exists (select from purchases u where u.order_line_id = l.id),
                    'isRefunded', exists (select from refund_lines p join refunds f on f.id = p.refund_id
                                          where p.order_line_id = l.id and p.ends_access and f.status = 'succeeded'))
           order by l.position)
  from order_lines l where l.order_version_id = v.id)`;

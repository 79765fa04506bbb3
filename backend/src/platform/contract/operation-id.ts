/**
 * `OrdersController` and `refund` make `ordersRefund`, the name of a method in a generated client. A method that repeats the end of its
 * controller's name adds nothing: `SiteDraftController` and `draft` make `siteDraft`.
 */
export function operationId(controller: string, method: string): string {
  const resource = controller.replace(/Controller$/, '');
  const action = method.charAt(0).toUpperCase() + method.slice(1);
  const name = resource.endsWith(action) ? resource : resource + action;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

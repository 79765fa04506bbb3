import { Injectable, type OnApplicationBootstrap, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from './access.js';
import { PROGRAM_RULE, type ProgramRule } from './scopes.js';

export interface Operation {
  /** Controller and method, e.g. `CartController.add`. */
  name: string;
  method: string;
  path: string;
  access: Access | undefined;
  programs: ProgramRule | undefined;
}

/** Lists all operations of the application, read from the code, for the startup check and the access table. */
@Injectable()
export class Operations implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  all(): Operation[] {
    return this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
      const base = this.reflector.get<string>(PATH_METADATA, metatype);
      return this.scanner.getAllMethodNames(prototype).flatMap((methodName) => {
        const handler = prototype[methodName]!;
        const path = this.reflector.get<string | undefined>(PATH_METADATA, handler);
        if (path === undefined) return [];
        const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, metatype]);
        return [
          {
            name: `${metatype.name}.${methodName}`,
            method: RequestMethod[this.reflector.get<RequestMethod>(METHOD_METADATA, handler)],
            path: `/${[base, path]
              .map((part) => part.replace(/^\/|\/$/g, ''))
              .filter(Boolean)
              .join('/')}`,
            access,
            programs: this.reflector.getAllAndOverride<ProgramRule | undefined>(PROGRAM_RULE, [
              handler,
              metatype,
            ]),
          },
        ];
      });
    });
  }

  /** Stops the start if a handler has no policy, before anyone can call it. */
  onApplicationBootstrap(): void {
    const all = this.all();
    refuse(
      'without @Public() or @Allow()',
      all.filter(({ access }) => access === undefined),
    );
    refuse(
      'without @ForPrograms() or @ClosedToPrograms()',
      all.filter(({ access, programs }) => !programs && access !== 'public'),
    );
  }
}

function refuse(mistake: string, operations: readonly Operation[]): void {
  if (operations.length > 0)
    throw new Error(`handlers ${mistake}: ${operations.map(({ name }) => name).join(', ')}`);
}

export declare const root: string
export declare function requireNode(): void
export declare function installPackages(): void
export declare function buildClient(): void

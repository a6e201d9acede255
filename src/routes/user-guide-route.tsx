export { GuidePage as Component } from "../features/guide/guide-page.tsx";

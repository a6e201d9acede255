export { AdminHome as Component } from "../features/admin-home/admin-home.tsx";

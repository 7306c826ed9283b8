/** Something to read, watch or use. */
export interface Resource {
  id: string
  title: string
  description: string
  type: 'video' | 'article' | 'tool' | 'dataset' | 'pdf'
  category: string
  tags: string[]
  url: string
  duration: string
  views: number
  author: string
}
